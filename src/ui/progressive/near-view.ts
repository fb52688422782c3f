/**
 * Resolves when an element is near the viewport, or receives the keyboard focus.
 * @param distance how far below or above the viewport an element is near, in screens: '100%'
 */
export function whenNearViewport(element: Element, distance = '100%'): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin: distance },
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
