/** Marks the document while the next page is on its way (motion.css draws a bar), from the next frame on. */
export function markLeaving(): void {
  document.documentElement.dataset['leaving'] = '';
}

/** The next page is there. */
export function unmarkLeaving(): void {
  delete document.documentElement.dataset['leaving'];
}

/** Does something once the next frame is on the screen. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
