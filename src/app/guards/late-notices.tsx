import { lazyNotice } from '#ui/lazy-notice.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

/** So long after everything that the page began with has come, in ms. */
const restMs = 3000;

/** They register the service worker, which fetches a build's files: not while the page's own are on their way. */
const ConnectionNoticesPart = lazyNotice(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return (await import('../offline/connection-notices.tsx')).ConnectionNotices;
});

/** What may be said on any page, once the page itself is there. */
export function LateNotices() {
  return (
    <>
      <MaintenanceNotice />
      <ConnectionNoticesPart />
    </>
  );
}
