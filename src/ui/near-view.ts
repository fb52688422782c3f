/** Resolves when an element is less than one screen from the viewport, or receives the keyboard focus. */
export function nearView(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: '100%' },
    );
    const done = () => {
      seen.disconnect();
      element.removeEventListener('focusin', done);
      resolve();
    };
    seen.observe(element);
    element.addEventListener('focusin', done);
  });
}
