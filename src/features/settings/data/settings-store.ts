import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { toPublicSettings } from '#features/settings/model/public-settings.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * Reads the public settings; returns the defaults if none are stored. One document read.
 * @throws AppError as readFirestore()
 */
export function getPublicSettings(): Promise<PublicSettings> {
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'settings', 'public'));
    return toPublicSettings(snapshot.data());
  });
}
