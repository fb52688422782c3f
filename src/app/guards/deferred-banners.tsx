import { useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import * as texts from '#app/texts.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { minuteMs } from '#shared/time-units.ts';

/** Delay after the page has finished loading, in ms. */
const delayMs = 3000;

/**
 * These banners register the service worker, which downloads the files of a build. They wait so that they do not
 * compete with the downloads of the page itself.
 */
const LazyConnectionBanners = optionalPart(async () => {
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

/** Interval after which open pages check for a new message. */
const refetchIntervalMs = 5 * minuteMs;

/** Renders the super admins' maintenance message above every page, or nothing if there is none. */
export function MaintenanceBanner() {
  const { data } = useQuery({ ...publicSettingsQuery(), refetchInterval: refetchIntervalMs });
  if (!data?.maintenanceMessage) return null;
  return (
    <aside aria-label={texts.maintenanceNotice} className="bg-sun-soft text-sun-ink">
      <p
        role="status"
        className="page flex items-start gap-2 py-2.5 text-sm font-medium wrap-anywhere whitespace-pre-line"
      >
        <Construction aria-hidden size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{data.maintenanceMessage}</span>
      </p>
    </aside>
  );
}
