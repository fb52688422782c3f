import { pressAgain } from '#ui/early-press.ts';

let pressedButton: HTMLElement | null = null;

/**
 * Takes over the button that was pressed before the app code was loaded: src/app/inline/before-paint.ts marks the last one
 * (`data-pressed`). Must be called just before React starts to handle presses.
 */
export function takeEarlyPress(): void {
  dispatchEvent(new Event('guia:app-start'));
  pressedButton = document.querySelector<HTMLElement>('[data-pressed]');
}

/** Repeats the early press on the button, once. */
export function repeatEarlyPress(): void {
  const button = pressedButton;
  pressedButton = null;
  pressAgain(button);
}
