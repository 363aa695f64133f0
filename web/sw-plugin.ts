/** Writes sw.js: the service worker of src/worker, with the name and the files of this very build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithEsbuild, type Plugin } from 'vite';

function files(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((one) => {
    const name = under ? `${under}/${one.name}` : one.name;
    return one.isDirectory() ? files(folder, name) : [name];
  });
}

export function serviceWorker(source: string, publicFolder: string): Plugin {
  return {
    name: 'ludi-service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const own = files(publicFolder);
      const names = [...Object.keys(bundle).filter((name) => name !== 'index.html'), ...own].sort();
      const digest = createHash('sha256').update(names.join('\n'));
      for (const name of own) digest.update(readFileSync(join(publicFolder, name)));
      const code = readFileSync(source, 'utf8');
      const build = digest.update(code).digest('hex').slice(0, 16);
      const { code: plain } = await transformWithEsbuild(code, source, {
        define: { BUILD: JSON.stringify(build), FILES: JSON.stringify(['/', ...names.map((name) => `/${name}`)]) },
        format: 'iife', // a classic script: what TypeScript calls a module, it must not be
        minify: true,
        target: 'es2022',
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: plain });
    },
  };
}
