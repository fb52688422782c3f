/** Marks the document while the next page loads (motion.css draws a progress bar), from the next frame on. */
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
