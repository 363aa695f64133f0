/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './sw-plugin';

// `npm run dev` sends everything of the interface to a server on LUDI_SERVER.
const server = process.env.LUDI_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), serviceWorker('src/worker/sw.ts', 'public')],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
