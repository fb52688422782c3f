import type { ComponentProps } from 'react';
import type { Link } from 'react-router-dom';
import { answerFirst, PageLink } from './page-link.tsx';

/** On what holds the picture that goes along, and on what holds it at the other end. */
export const leavesFrom = { 'data-leaves-from': '' };
export const arrivesAt = { 'data-arrives-at': '' };

/** Fewer processors than this take long to keep two pictures of a page, and it stands still meanwhile. */
const leastProcessors = 5;

function mayMove(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    navigator.hardwareConcurrency >= leastProcessors &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Longest the page stands still until the next one is there, in milliseconds. */
const patienceMs = 400;
const stepMs = 8;

/**
 * A link whose page change is a soft cross-fade where the browser has view transitions and the device is quick enough.
 * The picture beside it moves to its place in the next page.
 */
export function TransitionLink(props: ComponentProps<typeof Link>) {
  return (
    <PageLink
      {...props}
      change={(go, link) => {
        if (mayMove()) move(go, link);
        else answerFirst(go);
      }}
    />
  );
}

function move(go: () => void, link: HTMLAnchorElement): void {
  const picture = link.closest('[data-leaves-from]')?.querySelector('img');
  const release = holdName(picture);
  const { finished } = document.startViewTransition(async () => {
    go();
    const arrived = await arrival();
    release();
    void finished.finally(holdName(arrived));
  });
}

/** Names a picture for the browser, until what it returns is called. */
function holdName(picture: HTMLImageElement | null | undefined): () => void {
  picture?.style.setProperty('view-transition-name', 'moving-picture');
  return () => {
    picture?.style.removeProperty('view-transition-name');
  };
}

/** The picture of the page that was gone to, once it is drawn; null when that takes too long. */
async function arrival(): Promise<HTMLImageElement | null> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const picture = document.querySelector<HTMLImageElement>('[data-arrives-at] img');
    if (picture) return picture;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  return null;
}
