/** What a page tells of itself while it loads; times in milliseconds since its navigation began. */
export interface PageRecord {
  firstPaint: number | null;
  largestPaint: number | null;
  /** What was painted last as the largest: 'img', 'p'. */
  largestElement: string;
  /** Tasks of more than 50 ms. */
  longTasks: { start: number; duration: number }[];
  shift: number;
  /** When the screen's first link or button was React's; null before. */
  reactsAt: number | null;
}

export interface WatchedWindow {
  pageRecord: PageRecord;
}

/** Runs in the page before anything of its own. Self-contained, and without named functions: it is sent as text. */
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
  // React gives every element that it draws or hydrates a property of its own, whatever the product does.
  const timer = setInterval(() => {
    const first = document.querySelector('#root main:not(.startup) :is(a[href], button)');
    if (!first || !Object.keys(first).some((key) => key.startsWith('__reactProps$'))) return;
    record.reactsAt = performance.now();
    clearInterval(timer);
  }, 20);
}
