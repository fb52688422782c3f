import { retryOnPageResize } from './progressive/retry-on-page-resize.ts';

/**
 * Scrolls to a section of this page once it is visible: while content above it loads, the section is hidden (`in-turn`)
 * and cannot be scrolled to. Gives up if the user scrolls, taps or types before that, or after ten seconds.
 * @param anchor id of the heading of the section
 * @param onShown called with the heading after scrolling
 */
export function scrollToSection(anchor: string, onShown?: (heading: HTMLElement) => void): void {
  const pageHeading = document.querySelector('main h1');
  retryOnPageResize(() => {
    // While the page loads it has no heading, and the section is still to come.
    if (pageHeading?.isConnected === false) return true;
    const heading = document.getElementById(anchor);
    if (!heading || heading.getClientRects().length === 0) return false;
    heading.scrollIntoView({ block: 'start' });
    onShown?.(heading);
    return true;
  });
}
