import { useEffect } from 'react';

let pressed: HTMLElement | null = null;

/**
 * Takes the button that was pressed while the page had no code yet: index.html marks the last one (`data-pressed`).
 * To be called when React is about to answer presses itself.
 */
export function takeEarlyPress(): void {
  dispatchEvent(new Event('guia:begins'));
  pressed = document.querySelector<HTMLElement>('[data-pressed]');
}

/** Presses the button that was pressed early, once. Stands where it takes effect when the screen has been hydrated. */
export function EarlyPressDone(): null {
  useEffect(() => {
    const button = pressed;
    pressed = null;
    button?.removeAttribute('data-pressed');
    // What was drawn anew is another one: it has not been pressed.
    if (button?.isConnected) button.click();
  }, []);
  return null;
}
