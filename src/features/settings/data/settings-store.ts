import {
  defaultPublicSettings,
  toPublicSettings,
} from '#features/settings/model/public-settings.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';

import { collection } from '#platform/firestore/collection.ts';

const settings = collection('settings', (_id, fields) => toPublicSettings(fields));

/**
 * Reads the public settings; returns the defaults if none are stored. One document read.
 * @throws AppError as Collection
 */
export async function getPublicSettings(): Promise<PublicSettings> {
  return (await settings.get('public')) ?? defaultPublicSettings;
}
