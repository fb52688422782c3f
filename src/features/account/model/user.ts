import { foldText } from '#shared/text/fold-text.ts';
import type { NotificationKind } from '#features/notifications/model/notification.ts';

/** Roles of a user. */
export const userRoles = ['member', 'manager', 'super_admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** 'pending' needs approval and is read-only; 'inactive' cannot sign in. */
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** User record, stored in users/{uid}. */
export interface User {
  uid: string;
  email: string;
  /** True if the user has verified this e-mail. Required for roles above member. */
  emailVerified: boolean;
  displayName: string;
  /** '' without an image. */
  photoURL: string;
  /** Phone stored before contacts/{uid} existed; '' if none. */
  olderPhone: string;
  role: UserRole;
  status: UserStatus;
  statistics: { favorites: number; views: number; reviews: number };
  preferences: {
    theme: ThemeChoice;
    marketingConsent: boolean;
    /** True if readers of the user's reviews can see the first name and the number of reviews (reviewer.ts). */
    reviewerProfile: boolean;
    /** Kinds of notifications without an e-mail; they are still shown in the app. */
    noLetters: NotificationKind[];
  };
  /** Ids of the places of a manager. */
  managedPlaces: string[];
  /** Edited by super admins; currently grants nothing. */
  permissions: string[];
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Maximum number of places per manager; the rules check it too. */
export const maxManagedPlaces = 200;

/** Name of a user whose provider supplied none. */
export const unnamedUser = 'Usuário';

/** Maximum length of a name in characters. The name is copied to every review. */
export const maxNameLength = 80;

/** Minimum length of a password in characters. */
export const minPasswordLength = 6;

/**
 * Cleans a name: removes control, invisible and text-direction characters (U+061C, U+200B, U+200E, U+200F, U+202A to
 * U+202E, U+2060, U+2066 to U+2069, U+FEFF), replaces each run of spaces by one space and cuts the name to 80
 * characters. Returns '' if nothing is left.
 */
export function cleanDisplayName(text: string): string {
  const cleaned = text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...cleaned].slice(0, maxNameLength).join('').trim();
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
  { role, status }: RoleAndStatus,
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
    preferences: { theme: 'system', marketingConsent: false },
  };
}

type RoleAndStatus = Pick<User, 'role' | 'status'>;

/** Returns true if the user is an active super admin, who can edit everything. */
export function isSuperAdmin({ role, status }: RoleAndStatus): boolean {
  return role === 'super_admin' && status === 'active';
}

/** Returns true if the user is an active manager, who can edit assigned places. */
export function isManager({ role, status }: RoleAndStatus): boolean {
  return role === 'manager' && status === 'active';
}

/** Returns true if the user has the default role. */
export function hasMemberRole({ role }: RoleAndStatus): boolean {
  return role === 'member';
}

/**
 * Returns true if the user may get a role. Anyone can register an address, so a role above member requires a verified
 * e-mail. An existing role is kept. The rules enforce the same.
 */
export function canReceiveRole(
  { role, emailVerified }: Pick<User, 'role' | 'emailVerified'>,
  newRole: UserRole,
): boolean {
  return newRole === 'member' || newRole === role || emailVerified;
}

/**
 * Returns true if the user manages a place: any super admin, or a manager who is assigned to it or created it. The
 * rules enforce the same.
 * @param createdBy uid in the place document, if known
 */
export function canManagePlace(
  user: RoleAndStatus & Pick<User, 'uid' | 'managedPlaces'>,
  placeId: string,
  createdBy?: string,
): boolean {
  if (isSuperAdmin(user)) return true;
  if (!isManager(user)) return false;
  return user.managedPlaces.includes(placeId) || createdBy === user.uid;
}
