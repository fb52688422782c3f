import { defaultPublicSettings } from '#domain/public-settings.ts';
import type { PublicSettings } from '#domain/public-settings.ts';

import { fieldsOf, textOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';

/** Characters of the maintenance message, as rules bound it. */
export const maxMaintenanceMessage = 500;

/** Settings from a stored document; what is absent, or no boolean, has the default of a new project. */
export function toPublicSettings(data: unknown): PublicSettings {
  const fields = fieldsOf(data);
  const switchOf = (field: 'requireApproval' | 'clubEnabled' | 'reviewsEnabled') => {
    const stored = fields[field];
    return typeof stored === 'boolean' ? stored : defaultPublicSettings[field];
  };
  return {
    requireApproval: switchOf('requireApproval'),
    clubEnabled: switchOf('clubEnabled'),
    reviewsEnabled: switchOf('reviewsEnabled'),
    maintenanceMessage: textOf(fields['maintenanceMessage'], maxMaintenanceMessage),
  };
}

/**
 * The public settings; the defaults when none were ever stored. One document read.
 * @throws AppError
 */
export function getPublicSettings(): Promise<PublicSettings> {
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'settings', 'public'));
    return toPublicSettings(snapshot.data());
  });
}
