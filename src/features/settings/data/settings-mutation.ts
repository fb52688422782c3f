import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PublicSettings } from '#features/settings/model/public-settings.ts';

import { publicSettingsQuery } from './settings-queries.ts';
import { saveSettings } from './settings-writes.ts';

/** Changes public settings in the name of a super admin; what obeys them in this window follows at once. */
export function settingsMutation(client: QueryClient, actorId: string) {
  return mutationOptions({
    mutationFn: (changes: Partial<PublicSettings>) => saveSettings(actorId, changes),
    onSuccess: (settings) => {
      client.setQueryData(publicSettingsQuery().queryKey, settings);
    },
    // Refused or lost: what is shown is what is stored.
    onError: () => client.invalidateQueries(publicSettingsQuery()),
  });
}
