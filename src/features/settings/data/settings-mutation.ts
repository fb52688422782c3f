import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PublicSettings } from '#features/settings/model/public-settings.ts';

import { publicSettingsQuery } from './settings-queries.ts';
import { saveSettings } from './settings-writes.ts';

/** Returns the mutation that saves public settings as a super admin and updates the cached settings in this window. */
export function settingsMutation(client: QueryClient, actorId: string) {
  return mutationOptions({
    mutationFn: (changes: Partial<PublicSettings>) => saveSettings(actorId, changes),
    onSuccess: (settings) => {
      client.setQueryData(publicSettingsQuery().queryKey, settings);
    },
    // After a failure, show the stored settings.
    onError: () => client.invalidateQueries(publicSettingsQuery()),
  });
}
