import { asPageGrows } from './as-page-grows.ts';

/**
 * Scrolls to a part of this page, once it is there: while something above it is on its way it waits its turn
 * (`in-turn`), and has no room yet that one could scroll to. Whoever moves the page meanwhile stays where they are.
 * @param anchor id of its heading
 * @param onShown what is done with the heading then
 */
export function showPart(anchor: string, onShown?: (heading: HTMLElement) => void): void {
  const page = document.querySelector('main h1');
  asPageGrows(() => {
    if (!page?.isConnected) return true;
    const heading = document.getElementById(anchor);
    if (!heading || heading.getClientRects().length === 0) return false;
    heading.scrollIntoView({ block: 'start' });
    onShown?.(heading);
    return true;
  });
}
