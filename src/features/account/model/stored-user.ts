import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import {
  cleanDisplayName,
  maxManagedPlaces,
  themeChoices,
  unnamedUser,
  userRoles,
  userStatuses,
} from './user.ts';
import type { User } from './user.ts';

import { parsePhone } from './stored-contact.ts';
import { countOf, fieldsOf, instantOf, textOf, textsOf } from '#shared/stored-fields.ts';
import { toNoLetters } from '#features/notifications/model/stored-notification.ts';

/**
 * Parses a stored user record. Invalid values get the lowest permissions: an unknown role becomes member, an unknown
 * status becomes inactive.
 */
export function toUser(uid: string, data: unknown): User {
  const fields = fieldsOf(data);
  const statistics = fieldsOf(fields['statistics']);
  const preferences = fieldsOf(fields['preferences']);
  return {
    uid,
    email: textOf(fields['email'], 320),
    emailVerified: fields['emailVerified'] === true,
    displayName: cleanDisplayName(textOf(fields['displayName'], 400)) || unnamedUser,
    photoURL: safeExternalUrl(textOf(fields['photoURL'], 2_000)) ?? '',
    olderPhone: parsePhone(fields),
    role: userRoles.find((role) => role === fields['role']) ?? 'member',
    status: userStatuses.find((status) => status === fields['status']) ?? 'inactive',
    statistics: {
      favorites: countOf(statistics['favorites']),
      views: countOf(statistics['views']),
      reviews: countOf(statistics['reviews']),
    },
    preferences: {
      theme: themeChoices.find((theme) => theme === preferences['theme']) ?? 'system',
      marketingConsent: preferences['marketingConsent'] === true,
      reviewerProfile: preferences['reviewerProfile'] === true,
      noLetters: toNoLetters(preferences['noLetters']),
    },
    managedPlaces: textsOf(fields['managedPlaces'], maxManagedPlaces, 128),
    permissions: textsOf(fields['permissions'], maxManagedPlaces, 128),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}
