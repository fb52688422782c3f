import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Titles and descriptions of pages for search engines and link previews
export const siteDescription = `Bars, restaurants, beaches, sights and events in ${brand.city}, with reviews by people who have been there.`;
export const previewImageAlt = 'Drawing of the Hercílio Luz Bridge at dusk';
export const homePageTitle = `${brand.name}: places and events in ${brand.city}`;
export const categoriesTitle = 'Categories';
export const categoriesDescription = `Choose where to start discovering ${brand.city}: bars, restaurants, beaches, sights and more.`;
export const plansDescription = `Plans and prices for ${brand.clubName}: benefits at partner places in ${brand.city}.`;
export const benefitsTitle = 'Club benefits';
export const benefitsDescription = `What members of ${brand.clubName} currently get at bars, restaurants and cafés and on tours in ${brand.city}.`;
export const helpTitle = 'Help';
export const helpDescription = `How to use ${brand.name} and ${brand.clubName}.`;
export const termsTitle = 'Terms of use';
export const privacyTitle = 'Privacy policy';
export const agendaTitle = `What's on in ${brand.city}`;
export const agendaDescription = `What to do today, tomorrow and at the weekend in ${brand.city}: concerts, parties, fairs and events, with dates, times and prices.`;

export function listPreviewAlt(name: string): string {
  return `Places in ${name}`;
}

// Missing pages
export const unknownAddress = 'Page not found';
export const unknownCategory = 'Category not found';
export const unknownPlace = 'Place not found';
export const unknownEvent = 'Event not found';
export const unknownList = 'List not found';
export const unknownListSentence =
  'List not found. It is private, it was deleted or the link is incomplete.';
export const unavailableListTitle = `List · ${brand.name}`;
export const unavailableListSentence =
  'The list could not be opened right now. Try again in a moment.';

// Page that the server did not render, without code
export const scriptNotice = 'This page needs JavaScript.';
export const newerBrowserNotice = 'This page needs a newer browser.';
export const showHomePage = 'See the home page';
// The same page while the server is too busy to render it
export const busyNotice = 'The guide is very busy right now. Try again in a moment.';
export const reloadThisPage = 'Try again';

// Every page, in a browser below the minimum (src/shared/browsers.ts)
export const oldBrowserNotice = 'Your browser is old: only the basics work.';

// Installed app
export const searchShortcut = 'Search';
export const agendaShortcut = "What's on";
export const clubCardShortcut = 'My member card';
export const homePhoneScreenshot = "Home page, with the categories and this week's highlights";
export const placePhoneScreenshot = "A place's page, with photos, reviews and opening hours";
export const homeDesktopScreenshot = 'Home page on a wide screen';

// Breadcrumbs
export const home = 'Home';
export const agenda = "What's on";

export type Complete = TranslationOf<
  typeof import('./site-texts.ts'),
  typeof import('./site-texts.en.ts')
>;
