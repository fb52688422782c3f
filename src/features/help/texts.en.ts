import { answerDays } from '#features/moderation/model/queues.ts';
import * as brand from '#shared/brand.ts';
import { oldestBrowsers } from '#shared/browsers.ts';
import { linkTo } from '#shared/routes.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { HelpGroup } from './texts.ts';

export const pageTitle = `Help · ${brand.name}`;
export const heading = 'Help';
export const intro = 'Find the answer or write to us.';
export const searchLabel = 'Search help';
export const clearSearch = 'Clear search';
export const noAnswersTitle = 'No answers found';
export const noAnswersHint = 'Try other words or write to us at the address below.';
export const showAllQuestions = 'See all questions';
export const contactTitle = 'Still have questions?';
export const contactHint =
  'Write to us. If it is about your account, write from its email address.';

export function answerCount(count: number): string {
  if (count === 0) return 'No answers';
  return count === 1 ? '1 answer' : `${count} answers`;
}

export const helpGroups: readonly HelpGroup[] = [
  {
    title: 'Search and explore',
    topics: [
      {
        id: 'buscar',
        question: 'How do I find a place or an event?',
        answer: [
          'Type the name, the neighbourhood, the kind of place or something it offers, such as “beach”, “Lagoa” or “pet-friendly”. Suggestions appear once you type two letters. Accents and capital letters make no difference.',
          'Events that match the text appear too, with their next date.',
          'In the results, use the filters to choose the category, price, minimum rating, amenities, club benefits and location.',
        ],
        keywords: 'search find look filter events agenda',
        link: { to: linkTo('/search'), label: 'Open search' },
      },
      {
        id: 'perto',
        question: 'How do I see what is near me?',
        answer: [
          'Tap “Near me” and allow access to your location: places appear from nearest to farthest. Your position is used only on your device and is not stored.',
          'If you prefer not to allow it, choose a neighbourhood.',
        ],
        keywords: 'location distance gps map nearby neighbourhood neighborhood',
        link: { to: linkTo('/categories'), label: 'See the categories' },
      },
      {
        id: 'horario',
        question: 'What do “Open” and “Opening hours not given” mean?',
        answer: [
          `“Open” and “Closed” are worked out from the place's opening hours and the time in ${brand.city}, including public holidays and special dates if the place gives them. If it has not given its hours, we say so instead of guessing.`,
          'Before leaving home, check with the place: opening hours may change without notice.',
        ],
        keywords: 'hours times closed opens closes',
      },
      {
        id: 'parciais',
        question: 'Why does the search say that the results are incomplete?',
        answer: [
          'The full search service was not responding, so we showed what could be found without it. Try again in a few moments.',
        ],
        keywords: 'error partial',
      },
      {
        id: 'corrigir',
        question: 'I found something wrong. What now?',
        answer: [
          "On a place's page, below the map, tap “Suggest a correction”. Our team checks it before publishing, and the answer arrives in your notifications.",
        ],
        keywords: 'correct fix phone address business closed down',
      },
      {
        id: 'meu-lugar',
        question: 'This place is mine. How do I manage its page?',
        answer: [
          "On a place's page, below the map, tap “This place is mine” and tell us how we can confirm it. Confirm your account's email address first.",
          `We answer within ${answerDays.claim} days, in your notifications. If the request is declined, you can ask us to look again, once.`,
        ],
        keywords: 'owner manager manage business company claim request',
      },
    ],
  },
  {
    title: 'Favourites',
    topics: [
      {
        id: 'favoritos',
        question: 'How do I save a place?',
        answer: [
          'Tap the heart on the place. If you are not signed in yet, we ask you to sign in, and the place is then saved. Everything you save is in “Favourites”, on any device.',
          'To take a place off the list, tap the heart again. You can undo it right away.',
        ],
        keywords: 'save saved heart list favorites',
        link: { to: linkTo('/favorites'), label: 'See my favourites' },
      },
      {
        id: 'ordem-dos-favoritos',
        question: 'How do I find a place among many favourites?',
        answer: [
          'Once you have four saved places, you can sort, group and filter them in “Favourites”: by name, nearest first, by neighbourhood or category, only those open now or only those with a club benefit.',
        ],
        keywords: 'sort group filter neighbourhood neighborhood category open near favorites',
        link: { to: linkTo('/favorites'), label: 'See my favourites' },
      },
      {
        id: 'listas',
        question: 'How do I organise places in lists?',
        answer: [
          "On a place's page, tap “Add to list” and choose a list or create a new one. In each list you can change the order and write a note about each place.",
          'Only you can see the list until you turn on “Anyone with the link can see it”. Then just share the link: your name does not appear, and you can turn sharing off whenever you want.',
        ],
        keywords: 'list organise organize order note share public link',
        link: { to: linkTo('/favorites/listas'), label: 'See my lists' },
      },
      {
        id: 'comparar',
        question: 'How do I compare places and plan a day?',
        answer: [
          'In “Compare places”, choose up to four places and see their ratings, prices, opening hours and amenities side by side.',
          'In “Plan your day”, choose up to eight: we work out the order that lets you see as many of them as possible while they are open, and open the route on the map. Arrival times are estimates.',
        ],
        keywords: 'comparison itinerary plan trip day',
        link: { to: linkTo('/comparar'), label: 'Compare places' },
      },
      {
        id: 'indisponivel',
        question: 'Why does a favourite appear as “Place unavailable”?',
        answer: [
          'The place was deactivated or removed from the guide. It stays on your list until you remove it, and appears again if it is reactivated.',
        ],
        keywords: 'gone missing disappeared deactivated',
      },
    ],
  },
  {
    title: 'Reviews',
    topics: [
      {
        id: 'avaliar',
        question: 'How do I review a place?',
        answer: [
          "On a place's page, choose one to five stars, say how it was and, if you like, add up to three photos. Each person can write one review per place. You can edit or delete yours whenever you want, and the rating of the place is updated at once.",
          'The review is public and shows your name and your photo. People who manage the place cannot review it, but they can reply.',
          'In Settings you can choose whether people who tap your name see your first name, when you joined the guide and how many reviews you have written. If you do not allow this, tapping your name does nothing.',
        ],
        keywords: 'review rating stars comment photos pictures edit delete',
      },
      {
        id: 'denunciar',
        question: 'How do I report a review or an event?',
        answer: [
          'Open “More options” on the review and tap “Report review”, or go to the end of the event page and tap “Report event”. Then give the reason. The administrator examines it and removes anything that breaks the Terms of use.',
          'With “Report photos”, the photos of a review leave the page until they have been examined.',
        ],
        keywords: 'report offence offense false fake spam scam',
        link: { to: linkTo('/terms'), label: 'Read the Terms of use' },
      },
    ],
  },
  {
    title: 'Bookings',
    topics: [
      {
        id: 'reservar',
        question: 'How do I make a booking?',
        answer: [
          "Tap “Book” on the place's page. Some places take requests here: you give the date, time, number of people and your phone number, and the place confirms or declines. Others take bookings by WhatsApp, by phone or on their own site. If there is no button, the place has not said how to book.",
          'Your phone number is shown only to those who manage that place.',
        ],
        keywords: 'book booking reservation table request whatsapp phone',
      },
      {
        id: 'acompanhar-reserva',
        question: 'Where do I check, change or cancel a booking?',
        answer: [
          "In “Bookings”, on your profile. There you can see whether each request is pending, confirmed, declined or cancelled, and change or cancel any that are still to come. “Calendar” downloads a file that opens in your device's calendar; after a change, download it again to update the entry.",
          'If the place says you did not turn up and that is not true, tap “Dispute no-show”: it will no longer count. If you have three no-shows in one year, places where you request another booking can see this.',
        ],
        keywords:
          'booking reservation change cancel cancellation status confirmed pending declined no-show dispute calendar history',
        link: { to: linkTo('/reservations'), label: 'Open my bookings' },
      },
    ],
  },
  {
    title: 'History',
    topics: [
      {
        id: 'historico',
        question: 'Who can see the places I have viewed?',
        answer: [
          'Only you. The list stays on this device, and you can erase it with “Clear history”. In your account we store only how many places you have viewed.',
        ],
        keywords: 'viewed recent clear erase',
        link: { to: linkTo('/history'), label: 'Open history' },
      },
    ],
  },
  {
    title: 'Account and password',
    topics: [
      {
        id: 'conta',
        question: 'Do I need an account?',
        answer: [
          'Not to browse the guide. With a free account you can save places, write reviews and request bookings.',
        ],
        keywords: 'sign up create register login sign in google free',
        link: { to: linkTo('/register'), label: 'Create account' },
      },
      {
        id: 'senha',
        question: 'I forgot my password. What do I do?',
        answer: [
          'On the sign-in page, tap “I forgot my password” and enter your email. If there is an account with that email, you will receive a link to create a new password. Check your spam folder too.',
          'To change a password you know, use Settings. If you sign in with Google, use your Google account password.',
        ],
        keywords: 'change recover reset forgotten',
        link: { to: linkTo('/login'), label: 'Go to the sign-in page' },
      },
      {
        id: 'email',
        question: 'How do I change my email, name or photo?',
        answer: [
          'In Settings. When you change your email, we confirm that it is you and send a link to the new address: the change only takes effect after you open the link.',
        ],
        keywords: 'change edit avatar picture profile details',
        link: { to: linkTo('/settings'), label: 'Open Settings' },
      },
      {
        id: 'confirmar-email',
        question: 'Why should I confirm my email?',
        answer: [
          'Because you use it to recover your password, and we send notifications only to confirmed email addresses. Open the link we sent. If it has not arrived, check your spam folder or tap “Resend” in the notice that appears in the guide.',
        ],
        keywords: 'verify verification link confirmation',
      },
      {
        id: 'aprovacao',
        question: 'What is an account awaiting approval?',
        answer: [
          'When the administrator approves new accounts one by one, you can sign in and browse as usual, but you can save, review and book only after approval.',
        ],
        keywords: 'pending approved',
      },
      {
        id: 'inativa',
        question: 'My account is inactive. Why?',
        answer: [
          "The administrator has deactivated your account. If you think this was a mistake, write to us from the account's email address.",
        ],
        keywords: 'blocked deactivated suspended',
      },
      {
        id: 'tema',
        question: 'How do I switch to the dark theme?',
        answer: [
          'Without an account, choose the theme at the foot of the page. With an account, it is in Settings. With “System”, the guide uses the same theme as your device.',
        ],
        keywords: 'light colours colors appearance night dark mode',
        link: { to: linkTo('/settings'), label: 'Open Settings' },
      },
    ],
  },
  {
    title: 'Privacy',
    topics: [
      {
        id: 'meus-dados',
        question: 'How do I get a copy of my data?',
        answer: [
          'In “Your data”, in Settings, download a file with everything we store about you.',
        ],
        keywords: 'lgpd gdpr export download portability',
        link: { to: linkTo('/settings'), label: 'Open Settings' },
      },
      {
        id: 'excluir-conta',
        question: 'How do I delete my account?',
        answer: [
          'In “Delete account”, in Settings. We erase your account, photo, favourites and bookings at once. Your reviews remain, without your name. This cannot be undone.',
        ],
        keywords: 'lgpd gdpr delete erase close cancel remove',
        link: { to: linkTo('/settings'), label: 'Open Settings' },
      },
      {
        id: 'privacidade',
        question: 'What do you do with my data?',
        answer: [
          'We use only what the guide needs to work, do not sell data and do not show advertising. The Privacy policy explains everything in plain language.',
        ],
        keywords: 'lgpd gdpr cookies security',
        link: { to: linkTo('/privacy'), label: 'Read the Privacy policy' },
      },
    ],
  },
  {
    title: 'Club and app',
    topics: [
      {
        id: 'clube',
        question: `What is ${brand.clubName}?`,
        answer: [
          'A benefits club at partner places, with a paid subscription: discounts of up to 25%, priority for booking requests and a record of all the money you save.',
          "You pay by card, on Stripe's secure page. You can cancel the renewal whenever you want and, in the first 7 days, you can withdraw and get all your money back.",
        ],
        keywords: 'subscription plan discount payment cancel refund card member',
        link: { to: linkTo('/subscription'), label: 'About the club' },
      },
      {
        id: 'instalar',
        question: 'Can I install the guide on my phone?',
        answer: [
          'Yes, without an app store. On Android, open the Chrome menu and tap “Add to Home screen”. On iPhone, tap “Share” in Safari and then “Add to Home Screen”.',
        ],
        keywords: 'app application icon download',
      },
      {
        id: 'navegadores',
        question: 'Which browsers does the guide work in?',
        answer: [
          `It works in Chrome and Edge from version ${oldestBrowsers.chrome}, in Safari from ${oldestBrowsers.safari} and in Firefox from ${oldestBrowsers.firefox}.`,
          'In an older browser you can still read the pages about places, events and the club, but you cannot search or use an account.',
        ],
        keywords: 'version old update browser',
      },
      {
        id: 'sem-internet',
        question: 'Does the guide work offline?',
        answer: [
          'Partly. The device you signed in on keeps your favourites, your bookings and your member card, and shows when they were last updated. What you save or review without a connection is sent once you are back online. Booking, subscribing and using a benefit need a connection.',
        ],
        keywords: 'offline connection internet network',
      },
    ],
  },
];

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
