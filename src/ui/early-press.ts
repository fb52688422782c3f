import { useEffect } from 'react';

/** Marks a button that was pressed before its code was there (index.html shows it). */
const mark = 'pressed';

/** Presses a button that was pressed early, unless it was drawn anew: then it is another one. */
export function pressAgain(button: HTMLElement | null): void {
  if (!button) return;
  delete button.dataset[mark];
  if (button.isConnected) button.click();
}

/**
 * Keeps the last button that is pressed within an element whose code is on its way: whoever presses again means the
 * same. What it returns presses it, once, and keeps no more.
 */
export function keepPresses(place: Element): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button || !place.contains(button)) return;
    if (pressed) delete pressed.dataset[mark];
    pressed = button;
    button.dataset[mark] = '';
    // Whoever could answer it just then would answer it twice.
    event.stopPropagation();
  };
  // Before React, which ends an event that nothing can answer yet.
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    pressAgain(pressed);
    pressed = null;
  };
}

/** Stands beside what was waited for, and takes effect when that has been hydrated. */
export function PressDone({ press }: { press: () => void }): null {
  useEffect(() => {
    press();
  }, [press]);
  return null;
}
