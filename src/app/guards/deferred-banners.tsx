import { lazyBanner } from '#ui/lazy-banner.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';

/** Delay after the page has finished loading, in ms. */
const delayMs = 3000;

/**
 * These banners register the service worker, which downloads the files of a build. They wait so that they do not
 * compete with the downloads of the page itself.
 */
const LazyConnectionBanners = lazyBanner(async () => {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return (await import('../offline/connection-banners.tsx')).ConnectionBanners;
});

/** Renders the banners that can appear on any page, loaded after the page itself. */
export function DeferredBanners() {
  return (
    <>
      <MaintenanceBanner />
      <LazyConnectionBanners />
    </>
  );
}
