/** The service worker: registered once the page is there, so that it takes nothing from its start. */
import { go } from './router.svelte';

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ type?: string; page?: string }>) => {
    if (event.data.type === 'go' && event.data.page) go(event.data.page.replace(/^\//, '') || '#/');
  });
}
