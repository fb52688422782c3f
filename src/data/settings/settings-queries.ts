import { queryOptions } from '@tanstack/react-query';

import { getPublicSettings } from './settings-store.ts';

/** The public settings, shared by every screen; asked again after five minutes. */
export function publicSettingsQuery() {
  return queryOptions({
    queryKey: ['settings', 'public'],
    queryFn: getPublicSettings,
    staleTime: 5 * 60_000,
  });
}
