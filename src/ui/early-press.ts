import { useEffect } from 'react';

/** Data attribute of a button that was pressed before its code was loaded (index.html shows it). */
const mark = 'pressed';

/** Repeats an early press on a button, unless the button has been replaced since. */
export function pressAgain(button: HTMLElement | null): void {
  if (!button) return;
  delete button.dataset[mark];
  if (button.isConnected) button.click();
}

/**
 * Captures presses within an element whose code is loading, and remembers the last pressed button.
 * @returns a function that repeats that press once and stops capturing
 */
export function captureEarlyPress(place: Element): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button || !place.contains(button)) return;
    if (pressed) delete pressed.dataset[mark];
    pressed = button;
    button.dataset[mark] = '';
    // A handler attached at this moment would otherwise handle the press twice.
    event.stopPropagation();
  };
  // Runs before React, which stops an event that no component can handle yet.
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    pressAgain(pressed);
    pressed = null;
  };
}

/** Calls `press` after hydration. Rendered as a sibling of the content that is being hydrated. */
export function PressDone({ press }: { press: () => void }): null {
  useEffect(() => {
    press();
  }, [press]);
  return null;
}
