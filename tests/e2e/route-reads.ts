import type { RoutePath } from '#shared/routes.ts';
import type { Visitor } from './route-visits.ts';
import type { Reads } from './traffic.ts';

/** Reads of every page whose settings are not in the HTML. */
const everywhere: Reads = { settings: 1 };
/** The own user document and the notification count. */
const signedIn: Reads = { users: 1, notices: 1 };

/** Counts of pending items, next to the screens of the administrators' panel; one needs the super admins. */
const pendingCounts: Reads = { users: 1, places: 1, reports: 1, suggestions: 1, claims: 1 };

/** All categories of the seeded city. */
const categories = 8;
/** The three places of the seeded manager, and the query for created places, which returns none. */
const kept = 4;

/** The card of a member, at most three open codes, the last ten uses, and the place and review of the last one. */
const memberNotes: Reads = {
  clubMembers: 1,
  clubTransactions: 10,
  subscriptionPlans: 2,
  clubRedemptions: 13,
  places: 1,
  reviews: 1,
};

/**
 * Maximum reads of each route beyond that, including scrolled and opened content: page sizes for lists that can grow,
 * otherwise the counts of the seeded city. A server-rendered page may also come as the shell.
 */
const most: Record<RoutePath, Reads> = {
  '/': { categories, places: 6, clubMembers: 1, favorites: 24 },
  '/categories': { categories },
  '/places/:categorySlug': { categories, places: 24 },
  // Two pages of reviews and the own review; favorites of the related places.
  '/places/:categorySlug/:placeId': {
    categories,
    places: 1,
    clubOffers: 1,
    reviews: 21,
    favorites: 24,
    // Own helpful marks: the seeded member has none.
    helpful: 1,
    // Own earlier corrections and claims.
    suggestions: 1,
    claims: 1,
    // All lists of the user, for the dialog that adds the place to a list.
    lists: 2,
  },
  '/agenda': { categories },
  '/agenda/:eventId': { categories, events: 1, places: 1, savedEvents: 24 },
  // Its places are cached on the server. A user who copies the list has two lists.
  '/listas/:listId': { categories, lists: 2 },
  '/search': { categories },
  // At most four places, and twelve saved places for a member to choose from.
  '/comparar': { categories, places: 16, favorites: 24 },
  // At most eight places.
  '/roteiro': { categories, places: 8 },
  '/login': {},
  '/register': {},
  '/favorites': { categories, favorites: 24, places: 24, savedEvents: 24 },
  // All lists of the user (the seeded member has two), and the first three places of each, or the places of one.
  '/favorites/listas': { lists: 2, places: 6 },
  '/favorites/listas/:listId': { categories, lists: 2, places: 24 },
  '/profile': { users: 1, ...memberNotes },
  '/reservations': { categories, reservations: 25, places: 25 },
  '/history': { categories, clubTransactions: 20, places: 20 },
  '/notices': { notices: 20 },
  '/settings': {},
  '/help': {},
  '/terms': {},
  '/privacy': {},
  // The savings and the last uses both read the entries of the ledger; the uses read their three places too.
  '/subscription': {
    categories,
    clubMembers: 1,
    clubTransactions: 20,
    subscriptionPlans: 2,
    places: 3,
  },
  '/subscription/success': {},
  '/subscription/cancel': {},
  '/club': { categories, ...memberNotes },
  '/club/offers/:offerId': {
    categories,
    clubOffers: 1,
    places: 1,
    subscriptionPlans: 2,
    clubMembers: 1,
    // At most three open codes, and the last ten uses.
    clubRedemptions: 13,
  },
  // Reservations of today, and pending ones of all days.
  '/manager': { categories, places: kept, reservations: 2 * 120, reviews: 120 },
  '/manager/places': { categories, places: kept },
  '/manager/places/new': { categories },
  '/manager/places/:placeId/edit': { categories, places: 1 },
  '/manager/places/:placeId/photos': { places: 1 },
  '/manager/reservations': { places: kept, reservations: 120 },
  '/manager/responder': { places: kept, reservations: 120, reviews: 120 },
  '/manager/reviews': { places: kept, reviews: 120 },
  '/manager/offers': { places: kept, clubOffers: 25 },
  '/manager/offers/new': { places: kept, clubOffers: 25 },
  '/manager/offers/:offerId': { clubOffers: 1, places: 1 },
  '/manager/events/import': {},
  '/manager/events': { places: kept, events: 50 },
  '/manager/events/new': { places: kept, events: 50 },
  '/manager/events/:eventId': { events: 1, places: 1 },
  '/manager/numeros': { places: kept + 1 },
  '/manager/validar': {},
  // Counts, and lists of pending items.
  '/admin': { categories, users: 5, places: 14, reports: 9, searchMisses: 10 },
  '/admin/places': { categories: categories + 1, places: 26, users: 25 },
  '/admin/places/new': { categories },
  '/admin/places/:placeId/edit': { categories, places: 1 },
  '/admin/plans': { subscriptionPlans: 2, clubMembers: 1 },
  // A page of payments with their users; the sums of twelve months and of all payments.
  '/admin/payments': { users: 25, clubPayments: 25 + 13 },
  '/admin/offers': { clubOffers: 25, places: 25 },
  '/admin/offers/new': { places: 10 },
  '/admin/offers/:offerId': { clubOffers: 1, places: 1 },
  '/admin/events': { events: 50, places: 50 },
  '/admin/events/new': { places: 10 },
  '/admin/events/:eventId': { events: 1, places: 1 },
  // Includes a count of the places that a deletion would affect.
  '/admin/categories': { categories: categories + 1, places: 1 },
  '/admin/users': { users: 30, places: 3 },
  // A page of corrections with their places.
  '/admin/requests': { suggestions: 25, places: 25 },
  '/admin/reports': { categories, reports: 50, reviews: 25, events: 25, places: 25, users: 25 },
  '/admin/import': {},
  '/admin/uploads': {},
  // A page of fifty entries, with the users and places that they name.
  '/admin/audit': { auditLog: 50, users: 100, places: 100 },
  '/admin/settings': { settings: 1 },
};

/** Returns the maximum reads of a visitor at a route, by collection. */
export function readBound(route: RoutePath, visitor: Visitor): Reads {
  const bound: Reads = {};
  const parts = [
    everywhere,
    visitor === 'visitante' ? {} : signedIn,
    route.startsWith('/admin') ? pendingCounts : {},
    most[route],
  ];
  for (const [collection, documents] of parts.flatMap((reads) => Object.entries(reads))) {
    bound[collection] = (bound[collection] ?? 0) + documents;
  }
  return bound;
}

/** Returns the collections with more reads than the bound, with both numbers. */
export function readTooMuch(reads: Reads, bound: Reads): string[] {
  return Object.entries(reads)
    .filter(([collection, documents]) => documents > (bound[collection] ?? 0))
    .map(([collection, documents]) => `${collection}: ${documents} of ${bound[collection] ?? 0}`);
}
