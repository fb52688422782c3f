import { lazyNotice } from '#ui/lazy-notice.tsx';

/** The notices of every page, whose code comes after the page's own. */
export const LateNoticesPart = lazyNotice(
  async () => (await import('./late-notices.tsx')).LateNotices,
);
