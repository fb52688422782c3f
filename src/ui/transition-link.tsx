import type { ComponentProps } from 'react';
import type { Link } from 'react-router-dom';
import { navigateAfterFeedback, PageLink } from './page-link.tsx';

/** Attributes of the containers of the moving image, on the current and on the next page. */
export const transitionSource = { 'data-leaves-from': '' };
export const transitionTarget = { 'data-arrives-at': '' };

/**
 * Minimum number of processors for a view transition. On slower devices the two snapshots freeze the page for long.
 */
const minProcessors = 5;

function canAnimate(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    navigator.hardwareConcurrency >= minProcessors &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Maximum time for which the page freezes until the next one is rendered, in milliseconds. */
const timeoutMs = 400;
const pollIntervalMs = 8;

/**
 * Renders a link that changes the page with a cross-fade, if the browser supports view transitions and the device is
 * fast enough. The image in the same container as the link moves to its position on the next page.
 */
export function TransitionLink(props: ComponentProps<typeof Link>) {
  return (
    <PageLink
      {...props}
      changePage={(goToPage, link) => {
        if (canAnimate()) animateNavigation(goToPage, link);
        else navigateAfterFeedback(goToPage);
      }}
    />
  );
}

function animateNavigation(goToPage: () => void, link: HTMLAnchorElement): void {
  const image = link.closest('[data-leaves-from]')?.querySelector('img');
  const removeTransitionName = setTransitionName(image?.parentElement);
  const { finished } = document.startViewTransition(async () => {
    goToPage();
    const nextImage = await findNextImage();
    removeTransitionName();
    void finished.finally(setTransitionName(nextImage?.parentElement));
  });
}

/**
 * Sets the view transition name of the box of an image until the returned function is called. The box moves, not only
 * the image, because its placeholder colour would remain as an empty frame.
 */
function setTransitionName(box: HTMLElement | null | undefined): () => void {
  box?.style.setProperty('view-transition-name', 'moving-picture');
  return () => {
    box?.style.removeProperty('view-transition-name');
  };
}

/** Resolves to the image of the next page once it is rendered; null after the timeout. */
async function findNextImage(): Promise<HTMLImageElement | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    const image = document.querySelector<HTMLImageElement>('[data-arrives-at] img');
    if (image) return image;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  return null;
}
