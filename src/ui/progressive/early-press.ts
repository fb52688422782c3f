import { useEffect } from 'react';

/** Data attribute of a button that was pressed before its code was loaded. A style in index.html dims the button. */
const pressedAttribute = 'pressed';

/** Repeats an early press on a button, unless the button has been replaced since. */
function pressAgain(button: HTMLElement | null): void {
  if (!button) return;
  delete button.dataset[pressedAttribute];
  if (button.isConnected) button.click();
}

/**
 * Captures presses within an element whose code is loading, and remembers the last pressed button.
 * @returns a function that repeats that press once and stops capturing
 */
export function captureEarlyPress(container: Element): () => void {
  let pressedButton: HTMLElement | null = null;
  const capturePress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button || !container.contains(button)) return;
    if (pressedButton) delete pressedButton.dataset[pressedAttribute];
    pressedButton = button;
    button.dataset[pressedAttribute] = '';
    // Otherwise a handler that is attached during this event would handle the press now, and again when it is repeated.
    event.stopPropagation();
  };
  // Runs before React, which stops an event that no component can handle yet.
  addEventListener('click', capturePress, true);
  return () => {
    removeEventListener('click', capturePress, true);
    pressAgain(pressedButton);
    pressedButton = null;
  };
}

/** Calls `run` after hydration. Rendered as a sibling of the content that is being hydrated. */
export function RunOnMount({ run }: { run: () => void }): null {
  useEffect(() => {
    run();
  }, [run]);
  return null;
}

let buttonPressedBeforeStart: HTMLElement | null = null;

/**
 * Takes over the button that was pressed before the app code was loaded: src/app/inline/before-paint.ts marks the last
 * one (`data-pressed`). Must be called just before React starts to handle presses.
 */
export function takeEarlyPress(): void {
  dispatchEvent(new Event('guia:app-start'));
  buttonPressedBeforeStart = document.querySelector<HTMLElement>('[data-pressed]');
}

/** Repeats the early press on the button, once. */
export function repeatEarlyPress(): void {
  const button = buttonPressedBeforeStart;
  buttonPressedBeforeStart = null;
  pressAgain(button);
}
