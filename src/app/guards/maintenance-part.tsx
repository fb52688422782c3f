import { lazy } from 'react';

/** The maintenance notice, whose code comes after the page's own. */
export const MaintenancePart = lazy(async () => {
  try {
    return { default: (await import('./maintenance-notice.tsx')).MaintenanceNotice };
  } catch {
    // A notice that does not arrive must not take the page along.
    return { default: () => null };
  }
});
