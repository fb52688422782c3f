import { notificationKinds } from '#features/notifications/model/notification-options.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import {
  checkedByRule,
  choice,
  choices,
  defineRecord,
  filled,
  flag,
  id,
  instant,
  integer,
  line,
  listOfTexts,
  map,
  optional,
  readBy,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { textOf } from '#shared/stored-fields.ts';
import { language } from '#shared/language.ts';
import { languages } from '#shared/languages.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { contactRecord } from './contact.ts';
import { cleanDisplayName, unnamedUser } from './display-name.ts';
import { maxManagedPlaces, themeChoices, userRoles, userStatuses } from './user-options.ts';

/** The client reports these values unchecked. The limit keeps sums over all users within the number range. */
const statistic = integer({ max: 1_000_000 });

/**
 * A user, stored in users/{uid}. Invalid values get the lowest permissions: an unknown role becomes member, an unknown
 * status becomes inactive.
 */
export const userRecord = defineRecord(
  {
    email: filled(line(320)),
    /** True if the user has verified this e-mail. Required for roles above member. */
    emailVerified: optional(flag()),
    displayName: readBy(readDisplayName, filled(line(100))),
    /** '' without an image. */
    photoURL: optional(readBy(readPhotoURL, line(2_000))),
    /** Phone stored before contacts/{uid} existed; '' if none. */
    phone: optional(checkedByRule(contactRecord.fields.phone)),
    role: choice(userRoles, 'member'),
    status: choice(userStatuses, 'inactive'),
    statistics: map({ favorites: statistic, views: statistic, reviews: statistic }),
    preferences: optional(
      map({
        theme: optional(choice(themeChoices)),
        /** Language of e-mails. */
        language: optional(choice(languages)),
        marketingConsent: optional(flag()),
        /** True if readers of the user's reviews can see the first name and the number of reviews (reviewer.ts). */
        reviewerProfile: optional(flag()),
        /** Kinds of notifications without an e-mail; they are still shown in the app. */
        noLetters: optional(choices(notificationKinds)),
      }),
    ),
    /** Ids of the places of a manager. */
    managedPlaces: optional(
      listOfTexts({ maxItems: maxManagedPlaces, maxLength: 128, maxTotalLength: 25_600 }),
    ),
    /** Edited by super admins; currently grants nothing. */
    permissions: optional(listOfTexts({ maxItems: 50, maxLength: 128, maxTotalLength: 5_000 })),
    createdAt: checkedByRule(instant()),
    updatedAt: checkedByRule(instant()),
  },
  {
    unreadFields: {
      uid: checkedByRule(id()),
      /** The name without accents and capitals, for queries. */
      searchName: optional(line(100)),
      /** The e-mail in lower case, for queries. */
      searchEmail: optional(checkedByRule(line(320))),
      /** Audit entry of the last change by an administrator. */
      auditId: optional(line(128)),
    },
  },
);

export interface User extends Omit<RecordOf<typeof userRecord>, 'phone'> {
  uid: string;
  /** Phone stored before contacts/{uid} existed; '' if none. */
  olderPhone: string;
}

/** Parses a stored user record. */
export function toUser(uid: string, data: unknown): User {
  const { phone, ...fields } = userRecord.read(data);
  return { uid, ...fields, olderPhone: phone };
}

/** Reads an older name that is longer than the limit, too. */
function readDisplayName(value: unknown): string {
  return cleanDisplayName(textOf(value, 400)) || unnamedUser;
}

function readPhotoURL(value: unknown): string {
  return safeExternalUrl(textOf(value, 2_000)) ?? '';
}

/**
 * Returns the fields for the user search: the folded name and the lower-case e-mail. The rules require exactly the
 * lower-case e-mail, so it must not be folded.
 */
export function userSearchFields(user: { displayName: string; email: string }) {
  return { searchName: foldText(user.displayName), searchEmail: user.email.toLowerCase() };
}

/** Fields of a new user record that come from the Auth account. */
export type NewUser = Pick<User, 'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL'>;

/**
 * Returns the user record of a new account, without timestamps. It lacks `managedPlaces` and `permissions`, which only
 * a super admin can set; the rules refuse them in a new record.
 */
export function newUserRecord(
  { uid, email, emailVerified, displayName: rawName, photoURL }: NewUser,
  { role, status }: Pick<User, 'role' | 'status'>,
) {
  const displayName = cleanDisplayName(rawName) || unnamedUser;
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    ...userSearchFields({ displayName, email }),
    role,
    status,
    statistics: { favorites: 0, views: 0, reviews: 0 },
    preferences: { theme: 'system', language, marketingConsent: false },
  };
}
