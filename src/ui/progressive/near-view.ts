/** Resolves when an element is less than one screen from the viewport, or receives the keyboard focus. */
export function whenNearViewport(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin: '100%' },
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
