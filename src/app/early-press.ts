import { pressAgain } from '#ui/early-press.ts';

let pressed: HTMLElement | null = null;

/**
 * Takes the button that was pressed while the page had no code yet: index.html marks the last one (`data-pressed`).
 * To be called when React is about to answer presses itself.
 */
export function takeEarlyPress(): void {
  dispatchEvent(new Event('guia:begins'));
  pressed = document.querySelector<HTMLElement>('[data-pressed]');
}

/** Presses the button that was pressed early, once. */
export function doEarlyPress(): void {
  const button = pressed;
  pressed = null;
  pressAgain(button);
}
