/** Data that a page records about itself while it loads; times in ms since its navigation started. */
export interface PageRecord {
  firstPaint: number | null;
  largestPaint: number | null;
  /** Tag name of the element of the last largest paint: 'img', 'p'. */
  largestElement: string;
  /** Tasks longer than 50 ms. */
  longTasks: { start: number; duration: number }[];
  shift: number;
  /** Time at which React controlled the first link or button of the screen; null before that. */
  reactsAt: number | null;
}

export interface WatchedWindow {
  pageRecord: PageRecord;
}

/**
 * Runs in the page before its own scripts. The function is sent as text, so it must be self-contained and without named
 * functions.
 */
export function watchPage(): void {
  const record: PageRecord = {
    firstPaint: null,
    largestPaint: null,
    largestElement: '',
    longTasks: [],
    shift: 0,
    reactsAt: null,
  };
  Object.assign(window, { pageRecord: record });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (entryType === 'longtask') record.longTasks.push({ start: startTime, duration });
      if (name === 'first-contentful-paint') record.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        record.largestPaint = startTime;
        record.largestElement = element?.localName ?? '';
      }
      if (entryType === 'layout-shift') {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) record.shift += value;
      }
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift']) {
    observer.observe({ type, buffered: true });
  }
  // React adds an internal property to every element that it renders or hydrates, so no support in the product is
  // needed.
  const timer = setInterval(() => {
    const first = document.querySelector('#root main:not(.startup) :is(a[href], button)');
    if (!first || !Object.keys(first).some((key) => key.startsWith('__reactProps$'))) return;
    record.reactsAt = performance.now();
    clearInterval(timer);
  }, 20);
}
