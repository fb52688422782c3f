import { fieldsOf, textOf } from '../field-readers.ts';
import { readFirestore } from '../firebase.ts';

/** Characters of the maintenance message, as rules bound it. */
export const maxMaintenanceMessage = 500;

/** What super admins set for everyone (settings/public, DESIGN section 4). */
export interface PublicSettings {
  /** New accounts wait for a super admin. */
  requireApproval: boolean;
  clubEnabled: boolean;
  reviewsEnabled: boolean;
  /** Shown to everyone while it is not empty; at most 500 characters. */
  maintenanceMessage: string;
}

/** Settings from a stored document; what is absent, or no boolean, has the default of a new project. */
export function toPublicSettings(data: unknown): PublicSettings {
  const fields = fieldsOf(data);
  return {
    requireApproval: fields['requireApproval'] === true,
    clubEnabled: fields['clubEnabled'] !== false,
    reviewsEnabled: fields['reviewsEnabled'] !== false,
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
