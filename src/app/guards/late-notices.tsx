import { lazyNotice } from '#ui/lazy-notice.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

/** Delay after the page has finished loading, in ms. */
const restMs = 3000;

/**
 * These banners register the service worker, which downloads the files of a build. They wait so that they do not
 * compete with the downloads of the page itself.
 */
const ConnectionNoticesPart = lazyNotice(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return (await import('../offline/connection-notices.tsx')).ConnectionNotices;
});

/** Renders the banners that can appear on any page, loaded after the page itself. */
export function LateNotices() {
  return (
    <>
      <MaintenanceNotice />
      <ConnectionNoticesPart />
    </>
  );
}
