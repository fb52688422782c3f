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

let lastEarlyPress: HTMLElement | null = null;
let stopWatching = (): void => undefined;

/**
 * Takes over the button that was pressed before the app code was loaded: src/app/inline/before-paint.ts marks the last
 * one (`data-pressed`). Must be called just before React starts to handle presses. Until repeatEarlyPress() is called,
 * it also remembers a press that React drops, because the code of the pressed part is not loaded yet.
 * @param root the element that React renders into
 */
export function takeEarlyPress(root: Element): void {
  dispatchEvent(new Event('guia:app-start'));
  lastEarlyPress = document.querySelector<HTMLElement>('[data-pressed]');
  const remember = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]');
    if (!button || !root.contains(button)) return;
    forget();
    lastEarlyPress = button;
    button.dataset[pressedAttribute] = '';
  };
  const forget = () => {
    delete lastEarlyPress?.dataset[pressedAttribute];
    lastEarlyPress = null;
  };
  addEventListener('click', remember, true);
  // React stops an event at the root that it drops. Every other event gets here, even if a component stops it.
  root.addEventListener('click', forget);
  stopWatching = () => {
    removeEventListener('click', remember, true);
    root.removeEventListener('click', forget);
  };
}

/** Repeats the early press on the button, once. Called as soon as the page is hydrated. */
export function repeatEarlyPress(): void {
  // React may have hydrated the page because of a press that it will handle after this function.
  setTimeout(() => {
    stopWatching();
    const button = lastEarlyPress;
    lastEarlyPress = null;
    pressAgain(button);
  });
}
