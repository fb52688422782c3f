import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { dayMs } from '#shared/time-units.ts';
import { artKeysOf, artPool } from './art-keys.ts';
import { buildAuditLog } from './build-audit-log.ts';
import { buildEvents, buildSavedEvents } from './build-events.ts';
import { buildClub } from './build-club.ts';
import type { Club } from './build-club.ts';
import { accountPeople, reviewers, uidOf, userDocument } from './build-people.ts';
import type { Person } from './build-people.ts';
import { buildClaims, buildCorrections } from './build-requests.ts';
import { buildHelpful } from './build-helpful.ts';
import { buildReviewPictures } from './build-review-pictures.ts';
import { buildNotices } from './build-notices.ts';
import { buildLists } from './build-lists.ts';
import { categoryIdOf, draftPlace, placeIdOf } from './build-places.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import { buildPlaceViews } from './build-place-views.ts';
import { buildReports } from './build-reports.ts';
import { buildReservations } from './build-reservations.ts';
import { reviewPlace } from './build-reviews.ts';
import type {
  CategoryFields,
  City,
  FavoriteFields,
  ReviewFields,
  SeedDocument,
  UserFields,
} from './city.ts';
import { agenda } from './data/agenda.ts';
import { offers } from './data/club.ts';
import { operator } from './data/operator.ts';
import { categoryContents, hiddenCategory } from './data/categories.ts';
import { categoryTranslations } from './data/translations/categories.ts';
import { reviewedTitles, savedTitles } from './data/favorites.ts';
import { managedTitles } from './data/people.ts';
import { generatePlaces } from './generate-city.ts';
import { randomFor } from './random.ts';

/** Number of hand-written places, which is the default number of places. */
export const handWrittenPlaces = categoryContents.reduce(
  (sum, { places }) => sum + places.length,
  0,
);

export interface CityOptions {
  /** Number of places; places beyond the hand-written ones are generated. */
  size: number;
  /** Time of seeding. Only dates of events and reservations, and the ends of offers and subscriptions, are later. */
  now: Date;
  /** Returns the placeholder colour ('#rrggbb') of a drawing. */
  colourOf: (artKey: string) => string;
}

/**
 * Returns the complete demo data. The same options give the same data, and a larger size contains the smaller one
 * unchanged, because generated places have separate reviewers.
 */
export function buildCity(options: CityOptions): City {
  const { now } = options;
  const admin = uidOf('admin');
  const people = accountPeople();
  const byKey = new Map(people.map((person) => [person.uid, person]));
  const regulars = reviewers('morador', 60);
  const socio = byKey.get(uidOf('socio'));
  if (socio === undefined) throw new Error('The seed has no club member.');
  const club = buildClub([socio, ...regulars.slice(0, 9)], now);

  const withOffers = new Set(offers.map(({ place }) => place));
  const drafts = categoryContents.flatMap(({ slug, places }) =>
    places.map((content, index) =>
      draftPlace(content, {
        categorySlug: slug,
        serial: index + 100 * categoryContents.findIndex((category) => category.slug === slug),
        now,
        createdBy: admin,
        // Offers have redemptions of up to four months ago, so their places must be older.
        minAgeDays: withOffers.has(content.title) ? 130 : 4,
        artKeys: artKeysOf(content),
        colourOf: options.colourOf,
      }),
    ),
  );
  const reviews = drafts.flatMap((draft) => reviewDraft(draft, { regulars, byKey, club, now }));
  const helpful = buildHelpful(reviews, regulars, now);
  const pool = artPool();
  const { colourOf } = options;
  const ofReviews = buildReviewPictures({ drafts, reviews, pool, colourOf });

  const extra = generatePlaces({
    count: Math.max(0, options.size - drafts.length),
    now,
    createdBy: admin,
    artPool: pool,
    colourOf,
  });
  const everyReview = [...reviews, ...extra.reviews];
  const favorites = buildFavorites(now);
  const members = new Set(club.documents.clubMembers.map(({ id }) => id));
  const reservations = buildReservations({ people: byKey, regulars, drafts, members, now });
  const { events, pictures } = buildEvents({ now, drafts, extra: extra.drafts, colourOf });
  const users = buildUsers([...people, ...regulars, ...extra.people], everyReview, favorites, now);
  const places = [...drafts, ...extra.drafts].map(({ document }) => document);
  const told = { users, places, reservations, reviews: everyReview, ...club.documents };
  const requests = { people: byKey, regulars, drafts, admin, now };
  const decided = {
    suggestions: buildCorrections(requests),
    claims: buildClaims(requests),
    ...buildReports({ regulars, reviews, events, now }),
  };
  const handWritten = drafts.map(({ document }) => document);
  // Generated places and events have no entries, so that the log of a large city stays short.
  const audited = {
    ...decided,
    users,
    places: handWritten,
    events: events.slice(0, agenda.length),
  };
  const managed = new Set(managedTitles.map(placeIdOf));
  const accounts = people.filter(({ status }) => status === 'active').map(({ uid }) => uid);
  return {
    documents: {
      settings: [{ id: 'public', fields: { ...defaultPublicSettings, ...operator } }],
      categories: buildCategories(now),
      users,
      places,
      reviews: everyReview,
      helpful,
      favorites,
      events,
      savedEvents: buildSavedEvents(now),
      ...buildLists(now),
      reservations,
      ...decided,
      auditLog: buildAuditLog(audited, admin, now),
      placeViews: buildPlaceViews(
        handWritten.filter(({ id }) => managed.has(id)),
        now,
      ),
      notices: buildNotices(told, accounts, now),
      ...club.documents,
    },
    pictures: [
      ...[...drafts, ...extra.drafts].flatMap((draft) => draft.pictures),
      ...pictures,
      ...ofReviews,
    ],
  };
}

interface ReviewContext {
  regulars: readonly Person[];
  byKey: ReadonlyMap<string, Person>;
  club: Club;
  now: Date;
}

function reviewDraft(draft: SeedPlaceDraft, context: ReviewContext): SeedDocument<ReviewFields>[] {
  const { fame, title } = draft.content;
  const visits = context.club.visits.get(draft.document.id) ?? new Map<string, Date>();
  const random = randomFor(`${draft.key}/authors`);
  const invited = Object.entries(reviewedTitles).flatMap(([key, titles]) =>
    titles.includes(title) ? (context.byKey.get(uidOf(key)) ?? []) : [],
  );
  const visitors = context.regulars.filter(({ uid }) => visits.has(uid));
  const others = random.shuffled(context.regulars.filter(({ uid }) => !visits.has(uid)));
  const authors = [...others.slice(0, fame), ...invited, ...visitors].slice(
    -Math.max(fame, invited.length),
  );
  return reviewPlace({
    draft,
    authors: fame === 0 ? [] : random.shuffled(authors),
    now: context.now,
    visits,
    hasManager:
      managedTitles.some((managed) => managed === title) || draft.content.contact !== undefined,
  });
}

function buildCategories(now: Date): SeedDocument<CategoryFields>[] {
  const founded = new Date(now.getTime() - 735 * dayMs);
  const dates = { createdAt: founded, updatedAt: founded };
  return [...categoryContents, hiddenCategory].map((category, index) => {
    const translations = categoryTranslations[category.slug];
    return {
      id: categoryIdOf(category.slug),
      fields: {
        name: category.name,
        slug: category.slug,
        description: category.description,
        ...(translations && { translations }),
        icon: category.icon,
        order: index + 1,
        isActive: category !== hiddenCategory,
        ...dates,
      },
    };
  });
}

function buildFavorites(now: Date): SeedDocument<FavoriteFields>[] {
  return Object.entries(savedTitles).flatMap(([key, titles]) =>
    titles.map((title, index) => {
      const userId = uidOf(key);
      const placeId = placeIdOf(title);
      const createdAt = new Date(now.getTime() - (index * 9 + 2) * dayMs);
      return { id: `${userId}_${placeId}`, fields: { userId, placeId, createdAt } };
    }),
  );
}

function byUser<Fields extends { userId: string }>(
  documents: readonly SeedDocument<Fields>[],
): Map<string, SeedDocument<Fields>[]> {
  const groups = new Map<string, SeedDocument<Fields>[]>();
  for (const document of documents) {
    const group = groups.get(document.fields.userId) ?? [];
    group.push(document);
    groups.set(document.fields.userId, group);
  }
  return groups;
}

function buildUsers(
  people: readonly Person[],
  reviews: readonly SeedDocument<ReviewFields>[],
  favorites: readonly SeedDocument<FavoriteFields>[],
  now: Date,
): SeedDocument<UserFields>[] {
  const written = byUser(reviews);
  const saved = byUser(favorites);
  return people.map((person) => {
    const random = randomFor(`user/${person.uid}`);
    const own = written.get(person.uid) ?? [];
    const first = Math.min(
      now.getTime() - 60 * dayMs,
      ...own.map(({ fields }) => fields.createdAt.getTime()),
    );
    const createdAt = new Date(first - random.between(1, 90) * dayMs);
    const statistics = {
      favorites: saved.get(person.uid)?.length ?? 0,
      views: own.length === 0 ? 0 : own.length * random.int(2, 5) + random.int(0, 9),
      reviews: own.length,
    };
    const managedPlaces = person.role === 'manager' ? managedTitles.map(placeIdOf) : [];
    return userDocument(person, { statistics, managedPlaces, createdAt, updatedAt: createdAt });
  });
}
