import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatCents, formatLongDate, formatMonthYear } from '#shared/formats/formats.en.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const historyErrors: ErrorSentences = {
  default: 'Could not open your history',
  unavailable:
    'Your browser does not allow data to be stored on this device. Allow storage for this site and try again.',
};

// Several screens
export const profileTitle = 'Profile';
export const historyTitle = 'History';
export const showMore = 'Show more';
export const favorites = 'Favourites';

// Profile
export const profilePageTitle = `Profile · ${brand.name}`;
export const version = `Version ${brand.version}`;
export const placesSaved = 'Places saved';
export const placesSeen = 'Places viewed';
export const reviews = 'Reviews';
export const activityLabel = 'Your activity';

export function memberSince(createdAt: Date | null): string {
  return `Member since ${formatMonthYear(createdAt)}`;
}

export const clubMember = 'Club member';

// Club
export const loadingClub = 'Loading the club…';
export const loadingProfile = 'Loading profile…';
export const showBenefits = 'See benefits';
export const manageMembership = 'Manage subscription';

export function expiredCard(date: string): string {
  return `The member card stored on this device was valid until ${date}. When the connection is back, we will show its current status.`;
}

export const showMembership = 'See the subscription';
export const aboutClub = 'About the club';

// Menu
export const club = 'Club';
export const notices = 'Notifications';

export const reservations = 'Bookings';
export const settings = 'Settings';
export const help = 'Help';
export const adminPanel = 'Administrator panel';
export const managerPanel = 'Manager panel';
export const signOutFailed = 'Could not sign out. Check your connection and try again.';
export const signOut = 'Sign out';
export const signOutNote =
  'When you sign out, we erase the profile, favourites, bookings and member card stored on this device for viewing offline.';

// History of discounts
export const loadingSavings = 'Loading savings…';
export const historyPageTitle = `History · ${brand.name}`;
export const ownReservations = 'My bookings';
export const discountsTitle = 'Benefits used';
export const loadingDiscounts = 'Loading your benefits…';
export const noDiscountsTitle = 'No benefits used yet';
export const showClubBenefits = 'See club benefits';
export const noDiscountsNote = 'The benefits you use appear here, with the amount saved.';

export function savingsAmount(cents: number, isPartial: boolean): string {
  return isPartial ? `More than ${formatCents(cents)}` : formatCents(cents);
}

export const savedWithClub = 'saved with the club';

export function monthTitle(date: Date | null, cents: number | null): string {
  const month = capitalize(formatMonthYear(date));
  return cents === null ? month : `${month} · ${formatCents(cents)}`;
}

export const monthlySavingsTitle = 'Savings by month';
export const voided = 'Reversed';

export function savedAmount(cents: number): string {
  return `You saved ${formatCents(cents)}`;
}

export function discountVoided(amount: string): string {
  return `The discount of ${amount} is no longer valid.`;
}

export function billPaid(bill: string, paid: string): string {
  return `The bill was ${bill}, and you paid ${paid}.`;
}

export function billAndPaid(billCents: number, paidCents: number): string {
  return `${formatCents(billCents)} → ${formatCents(paidCents)}`;
}

export function savedShort(cents: number): string {
  return `${formatCents(cents)}<wide> off</wide>`;
}

export function dayTitle(date: Date | null, daysAgo: number): string {
  if (date === null || daysAgo > 1) return formatLongDate(date);
  return daysAgo === 1 ? 'Yesterday' : 'Today';
}

// Recent places
export const loadingRecentPlaces = 'Loading viewed places…';
export const recentPlacesCleared = 'Viewed places erased from this device';
export const recentTitle = 'Recently viewed';
export const clearHistory = 'Clear history';
export const noRecentPlacesNote = 'The places you open on this device appear here.';

export const recentPlacesNote = 'Stored only on this device.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
