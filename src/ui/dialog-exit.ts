/**
 * Prepares the exit of a dialog that React is about to remove. The returned function, called after the removal, moves
 * the content into an inert popover, which leaves the screen (dialog.css) and is then removed. The popover has no role,
 * takes no focus and no press. Without support for popovers, or with reduced motion, the dialog disappears at once.
 */
export function prepareDialogExit(dialog: HTMLDialogElement): () => void {
  // An element loses its scroll position when it is removed from the page.
  const scrolled = [dialog, ...dialog.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  return () => {
    if (dialog.isConnected || !('showPopover' in dialog)) return;
    const closing = document.createElement('div');
    closing.className = dialog.className;
    closing.style.transform = dialog.style.transform;
    closing.dataset['closing'] = '';
    closing.inert = true;
    closing.ariaHidden = 'true';
    closing.popover = 'manual';
    closing.append(...dialog.childNodes);
    document.body.append(closing);
    // Older browsers than those with popovers have returned above.
    // oxlint-disable-next-line no-restricted-properties
    closing.showPopover();
    for (const { element, top, left } of scrolled) {
      (element === dialog ? closing : element).scrollTo({ top, left, behavior: 'instant' });
    }
    const animations = closing.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(animations).then(() => {
      closing.remove();
    });
  };
}
