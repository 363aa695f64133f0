/** Saying "your turn" outside the page: tab title, favicon, a soft horn, a notification. */
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

let audio: AudioContext | null = null;

/** Two soft notes of a cornu. */
export function horn(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, hertz] of [
      [0, 196],
      [0.22, 294],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.09, now + at + 0.05);
      volume.gain.exponentialRampToValueAtTime(0.001, now + at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound here; the title says it as well.
  }
}

export function title(text: string, mine: boolean): void {
  document.title = text;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
}

export function notify(game: string, question: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('table.turnTitle', { game }), { body: question, tag: 'ludi-turn', icon: '/favicon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow notifications from a service worker.
  }
}
