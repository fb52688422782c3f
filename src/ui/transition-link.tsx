import type { ComponentProps } from 'react';
import type { Link } from 'react-router-dom';
import { navigateAfterFeedback, PageLink } from './page-link.tsx';

/** Attributes of the containers of the moving image, on the current and on the next page. */
export const leavesFrom = { 'data-leaves-from': '' };
export const arrivesAt = { 'data-arrives-at': '' };

/**
 * Minimum number of processors for a view transition. On slower devices the two snapshots freeze the page for long.
 */
const leastProcessors = 5;

function mayMove(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    navigator.hardwareConcurrency >= leastProcessors &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Maximum time for which the page freezes until the next one is rendered, in milliseconds. */
const patienceMs = 400;
const stepMs = 8;

/**
 * Renders a link that changes the page with a cross-fade, if the browser supports view transitions and the device is
 * fast enough. The image in the same container moves to its position on the next page.
 */
export function TransitionLink(props: ComponentProps<typeof Link>) {
  return (
    <PageLink
      {...props}
      change={(go, link) => {
        if (mayMove()) move(go, link);
        else navigateAfterFeedback(go);
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

/** Sets the view transition name of an image until the returned function is called. */
function holdName(picture: HTMLImageElement | null | undefined): () => void {
  picture?.style.setProperty('view-transition-name', 'moving-picture');
  return () => {
    picture?.style.removeProperty('view-transition-name');
  };
}

/** Resolves to the image of the next page once it is rendered; null after the timeout. */
async function arrival(): Promise<HTMLImageElement | null> {
  const begun = performance.now();
  while (performance.now() - begun < patienceMs) {
    const picture = document.querySelector<HTMLImageElement>('[data-arrives-at] img');
    if (picture) return picture;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  return null;
}
