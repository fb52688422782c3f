/** Margin of whenNearViewport() for content that should be ready before it is visible. */
export const oneScreen = '100%';

/**
 * Resolves when an element enters the viewport enlarged by a margin, or receives the focus.
 * @param rootMargin as in IntersectionObserver; negative values make the viewport smaller
 */
export function whenNearViewport(element: Element, rootMargin: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin },
    );
    const finish = () => {
      observer.disconnect();
      element.removeEventListener('focusin', finish);
      resolve();
    };
    observer.observe(element);
    element.addEventListener('focusin', finish);
  });
}
