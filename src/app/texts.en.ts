import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { unknownErrorText } from '#shared/error-sentences.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const startupFailed = 'The app could not start';

export const startupErrors: ErrorSentences = {
  default: startupFailed,
  'not-initialized': 'The sign-in service has not started yet',
  unavailable: 'The guide is not responding right now',
  timeout: 'The guide is taking a long time to respond',
};

export const healthErrors: ErrorSentences = { default: unknownErrorText };

export const panelErrors: ErrorSentences = { default: 'This page needs a connection' };

// Start
export const startingUp = `Starting ${brand.name}…`;
export const loading = 'Loading…';
export const authService = 'Sign-in';
export const databaseService = 'Database';
export const responding = 'responding';
export const notResponding = 'no response';
export const notConfigured = 'not configured';

// Header, navigation and footer
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const tabsLabel = 'Tabs';
export const home = 'Home';
export const search = 'Search';
export const favorites = 'Favourites';
export const favoritesTab = 'Saved';
export const profile = 'Profile';
export const categories = 'Categories';
export const popularCategories = 'Popular categories';
export const showAllCategories = 'See all categories';
export const agenda = "What's on";
export const showAgenda = "See what's on";
export const club = 'Club';
export const showClub = 'About the club';
export const enter = 'Sign in';
export const notifications = 'Notifications';
export const allCategories = 'All categories';
export const help = 'Help';
export const terms = 'Terms of use';
export const privacy = 'Privacy';

export function accountOf(name: string): string {
  return `My account: ${name}`;
}

export function unreadNotifications(count: number, maxCount: number): string {
  if (count > maxCount) return `Notifications: more than ${maxCount} new`;
  return `Notifications: ${count} new`;
}

export function themeButton(theme: string): string {
  return `Theme: ${theme}`;
}

// Banners above every page
export const accountStatus = 'Account status';
export const pendingApproval =
  "Your account is awaiting the administrator's approval. In the meantime, you can browse the guide.";
export const maintenanceNotice = 'Maintenance notice';
export const emailVerification = 'Email confirmation';
export const resendVerification = 'Resend';
export const sendingVerification = 'Sending…';
export const dismiss = 'Dismiss';

export function verificationNeeded(email: string): string {
  return `Confirm your email: open the link sent to ${email}.`;
}

export function verificationSent(email: string): string {
  return `We sent a link to ${email}. Open it to confirm your email.`;
}

// Pages that cannot be shown
export const backToHome = 'Back to home';
export const checkingSession = 'Checking your sign-in…';
export const loginRequiredPageTitle = `Restricted access · ${brand.name}`;
export const loginRequiredTitle = 'Restricted access';
export const loginRequiredHint = 'You need to be signed in to see this page.';
export const logIn = 'Sign in';
export const accessDeniedPageTitle = `Access denied · ${brand.name}`;
export const superAdminsOnly = 'Access denied. Super administrators only.';
export const managersOnly = 'Access denied. Managers only.';
export const accessDeniedHint = 'If you need this access, contact the administrator of the guide.';
export const showProfile = 'See my profile';
export const notFoundPageTitle = `Page not found · ${brand.name}`;
export const notFoundTitle = 'Page not found';
export const notFoundHint =
  'This address does not exist or has changed. The island is still right there.';
export const searchPlaces = 'Search places';
export const missingCodeTitle = 'This page could not be opened';
export const missingCodeHint =
  'The connection was lost or the guide has just been updated. Reload to continue.';
export const renderFailureTitle = 'Something went wrong on this page';
export const renderFailureHint =
  'The error is on our side. Reload the page; if it happens again, come back later.';
export const reloadPage = 'Try again';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
