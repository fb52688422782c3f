import { foldText } from '#shared/text/fold-text.ts';
import type { NoticeKind } from '#features/notifications/model/notice.ts';

/** What a person may do (SPEC section 6). */
export const userRoles = ['member', 'manager', 'super_admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** 'pending' waits for a super admin and may only browse; 'inactive' may not sign in. */
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** A person's record, users/{uid} (SPEC section 3, DESIGN section 4). */
export interface User {
  uid: string;
  email: string;
  /** The person has shown that this e-mail is theirs. Roles above member are given to nobody else. */
  emailVerified: boolean;
  displayName: string;
  /** '' without a picture. */
  photoURL: string;
  /** What stands here of a phone kept before contacts/{uid} was; '' where nothing does. */
  olderPhone: string;
  role: UserRole;
  status: UserStatus;
  statistics: { favorites: number; views: number; reviews: number };
  preferences: {
    theme: ThemeChoice;
    marketingConsent: boolean;
    /** Whoever reads a review of theirs may see their first name and how many they wrote (reviewer.ts). */
    reviewerProfile: boolean;
    /** News that come in the guide alone, and not by letter. */
    noLetters: NoticeKind[];
  };
  /** Ids of the places that a manager keeps. */
  managedPlaces: string[];
  /** Kept for super admins; grants nothing today (DESIGN section 11). */
  permissions: string[];
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Most places that are entrusted to one person; rules hold the same bound. */
export const maxManagedPlaces = 200;

/** Name of somebody whose provider gave none (SPEC section 4). */
export const unnamedUser = 'Usuário';

/** Characters of a name that are kept: it is repeated in every review. */
export const maxNameLength = 80;

/** SPEC section 5. */
export const minPasswordLength = 6;

/**
 * A name as it is stored: control characters and those that turn the direction of text (U+200E to U+202E,
 * U+2066 to U+2069) dropped, spaces collapsed, at most 80 characters; '' when nothing is left.
 */
export function cleanDisplayName(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...plain].slice(0, maxNameLength).join('').trim();
}

/**
 * What user searches compare with: the folded name, and the e-mail in lower case. Rules check the latter,
 * so it is exactly that and nothing more.
 */
export function userSearchFields(user: { displayName: string; email: string }) {
  return { searchName: foldText(user.displayName), searchEmail: user.email.toLowerCase() };
}

/** What a new record takes from the Auth account. */
export type NewPerson = Pick<User, 'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL'>;

/**
 * The record of an account that has none, whole but for its times (SPEC section 4). What is not in it is absent
 * until a super admin grants it; rules let nobody begin with more.
 */
export function newUserRecord(
  { uid, email, emailVerified, displayName: given, photoURL }: NewPerson,
  { role, status }: Standing,
) {
  const displayName = cleanDisplayName(given) || unnamedUser;
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

type Standing = Pick<User, 'role' | 'status'>;

/** Keeps everything. Only while active: a role alone opens nothing. */
export function isSuperAdmin({ role, status }: Standing): boolean {
  return role === 'super_admin' && status === 'active';
}

/** Keeps the places of their own. Only while active. */
export function isManager({ role, status }: Standing): boolean {
  return role === 'manager' && status === 'active';
}

/** Has the role everyone starts with. */
export function isMember({ role }: Standing): boolean {
  return role === 'member';
}

/**
 * Whether somebody may be given a role: anybody can register an address, so that roles above member are for people
 * who have shown that it is theirs (DESIGN section 4). Who has a role keeps it. Rules decide the same again.
 */
export function mayBeGivenRole(
  { role, emailVerified }: Pick<User, 'role' | 'emailVerified'>,
  next: UserRole,
): boolean {
  return next === 'member' || next === role || emailVerified;
}

/**
 * Whether a person manages a place: every super admin; a manager when it is one of theirs or they created it
 * (DESIGN section 4). Rules decide the same again.
 * @param createdBy uid in the place's record, where it is known
 */
export function canManagePlace(
  user: Standing & Pick<User, 'uid' | 'managedPlaces'>,
  placeId: string,
  createdBy?: string,
): boolean {
  if (isSuperAdmin(user)) return true;
  if (!isManager(user)) return false;
  return user.managedPlaces.includes(placeId) || createdBy === user.uid;
}
