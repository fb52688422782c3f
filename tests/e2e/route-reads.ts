import type { RoutePath } from '#shared/routes.ts';
import type { Visitor } from './route-visits.ts';
import type { Reads } from './traffic.ts';

/** Read by every page that does not come with them. */
const everywhere: Reads = { settings: 1 };
/** The own record, and whether there is news. */
const signedIn: Reads = { users: 1, notices: 1 };

/** All of the seeded city. */
const categories = 8;
/** The three that the seeded manager keeps, and the query for those they made, which finds none. */
const kept = 4;

/**
 * What each address reads beyond that, at most, with all that is scrolled to and opened on it: pages of lists where a
 * list can grow, the seeded city's own figure where not. What the server renders may come as the shell, too.
 */
const most: Record<RoutePath, Reads> = {
  '/': { categories, places: 6, clubMembers: 1, favorites: 24 },
  '/categories': { categories },
  '/places/:categorySlug': { categories, places: 24 },
  // Two pages of reviews and the own one; hearts of the places it leads on to.
  '/places/:categorySlug/:placeId': {
    categories,
    places: 1,
    clubOffers: 1,
    reviews: 21,
    favorites: 24,
    // Own marks of reviews: the seeded member has none.
    helpful: 1,
    // What one suggested and asked for before.
    suggestions: 1,
    claims: 1,
    // Every list that somebody has, to put the place into.
    lists: 2,
  },
  '/agenda': { categories },
  '/agenda/:eventId': { categories, events: 1, places: 1, savedEvents: 24 },
  // Its places are in the memory of the server. Whoever copies it has two lists.
  '/listas/:listId': { categories, lists: 2 },
  '/search': { categories },
  // Four at most, and of a member twelve saved ones to choose from.
  '/comparar': { categories, places: 16, favorites: 24 },
  // Eight at most.
  '/roteiro': { categories, places: 8 },
  '/login': {},
  '/register': {},
  '/favorites': { categories, favorites: 24, places: 24, savedEvents: 24 },
  // The record once more: verified or not, the figures.
  // Every list that somebody has, of which the seeded member has two, and the places of one.
  '/favorites/listas': { lists: 2 },
  '/favorites/listas/:listId': { categories, lists: 2, places: 24 },
  '/profile': {
    users: 1,
    clubMembers: 1,
    clubTransactions: 10,
    subscriptionPlans: 2,
    clubRedemptions: 4,
    places: 1,
    reviews: 1,
  },
  '/reservations': { categories, reservations: 25, places: 25 },
  '/history': { categories, clubTransactions: 20, places: 20 },
  '/notices': { notices: 20 },
  '/settings': {},
  '/help': {},
  '/terms': {},
  '/privacy': {},
  '/subscription': { clubMembers: 1, clubTransactions: 10, subscriptionPlans: 2 },
  '/subscription/success': {},
  '/subscription/cancel': {},
  // The membership, at most three codes that are open, the last use with its place and review.
  '/club': { categories, clubMembers: 1, clubRedemptions: 4, places: 1, reviews: 1 },
  '/club/offers/:offerId': {
    categories,
    clubOffers: 1,
    places: 1,
    subscriptionPlans: 2,
    clubMembers: 1,
    clubRedemptions: 3,
  },
  '/manager': { categories, places: kept, reservations: 120, reviews: 120 },
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
  // Counts, and lists of those that wait.
  '/admin': {
    categories,
    users: 6,
    places: 15,
    reports: 10,
    suggestions: 1,
    claims: 1,
    searchMisses: 10,
  },
  '/admin/places': { categories: categories + 1, places: 26, users: 25 },
  '/admin/places/new': { categories },
  '/admin/places/:placeId/edit': { categories, places: 1 },
  '/admin/plans': { subscriptionPlans: 2, clubMembers: 1 },
  // A page of payments and who made them; the sums of twelve months and of all.
  '/admin/payments': { users: 25, clubPayments: 25 + 13 },
  '/admin/offers': { clubOffers: 25, places: 25 },
  '/admin/offers/new': { places: 10 },
  '/admin/offers/:offerId': { clubOffers: 1, places: 1 },
  '/admin/events': { events: 50, places: 50 },
  '/admin/events/new': { places: 10 },
  '/admin/events/:eventId': { events: 1, places: 1 },
  // With a count for what would be deleted.
  '/admin/categories': { categories: categories + 1, places: 1 },
  '/admin/users': { users: 30, places: 3 },
  // A page of corrections with their places, and the counts of those and of claims.
  '/admin/requests': { suggestions: 26, places: 25, claims: 1 },
  '/admin/reports': { categories, reports: 50, reviews: 25, places: 25, users: 25 },
  '/admin/import': {},
  '/admin/uploads': {},
  // A page of fifty lines, and whom and what they name.
  '/admin/audit': { auditLog: 50, users: 100, places: 100 },
  '/admin/settings': { settings: 1 },
};

/** What this visitor of an address reads at most, by collection. */
export function readBound(route: RoutePath, visitor: Visitor): Reads {
  const bound: Reads = {};
  const parts = [everywhere, visitor === 'visitante' ? {} : signedIn, most[route]];
  for (const [collection, documents] of parts.flatMap((reads) => Object.entries(reads))) {
    bound[collection] = (bound[collection] ?? 0) + documents;
  }
  return bound;
}

/** The collections of which more was read than the bound allows, with both figures. */
export function readTooMuch(reads: Reads, bound: Reads): string[] {
  return Object.entries(reads)
    .filter(([collection, documents]) => documents > (bound[collection] ?? 0))
    .map(([collection, documents]) => `${collection}: ${documents} of ${bound[collection] ?? 0}`);
}
