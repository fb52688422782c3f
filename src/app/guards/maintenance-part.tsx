import { lazyNotice } from '#ui/lazy-notice.tsx';

/** The maintenance notice, whose code comes after the page's own. */
export const MaintenancePart = lazyNotice(
  async () => (await import('./maintenance-notice.tsx')).MaintenanceNotice,
);
