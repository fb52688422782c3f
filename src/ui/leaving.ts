/**
 * Marks the document until the next page is rendered. While it is marked, motion.css shows a progress bar, after a
 * short delay.
 */
export function markLeaving(): void {
  document.documentElement.dataset['leaving'] = '';
}

/** Removes the mark when the next page is rendered. */
export function unmarkLeaving(): void {
  delete document.documentElement.dataset['leaving'];
}

/** Runs a function after the next frame has been painted. */
export function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
