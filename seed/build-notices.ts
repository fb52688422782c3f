import { maxLowRating } from '#features/notifications/model/notification-options.ts';
import type { NotificationDetails } from '#features/notifications/model/notification.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import { dayMs } from '#shared/time-units.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import type { CityDocuments, NoticeFields, SeedDocument } from './city.ts';
import { stableId } from './random.ts';

/** Time from the change of a record to its notification, in milliseconds. */
const noticedMs = 10_000;
/** Notifications of at least this age in days are marked as read, except the latest of each user. */
const unreadDays = 3;
/** Maximum number of notifications per user; the latest are used. */
const maxPerUser = 12;
/** Number of days that the server retains notifications. */
const keptDays = 180;

/** Collections that notifications refer to. */
type NotifiedCollections = Pick<
  CityDocuments,
  'users' | 'places' | 'reservations' | 'reviews' | 'clubPayments'
>;

/**
 * Returns the latest notifications of the demo accounts, each about an existing record and with a matching date. At
 * least the latest one of each user is unread.
 * @param people uids
 */
export function buildNotices(
  city: NotifiedCollections,
  people: readonly string[],
  now: Date,
): SeedDocument<NoticeFields>[] {
  const titles = new Map(city.places.map(({ id, fields }) => [id, fields.title]));
  return people.flatMap((userId) => {
    const managed = city.users.find(({ id }) => id === userId)?.fields.managedPlaces ?? [];
    const causes = [
      ...ownCauses(city, userId),
      ...(managed.length > 0 ? managerCauses(city, new Set(managed), now) : []),
    ];
    return causes
      .map((cause) => ({ ...cause, createdAt: new Date(cause.at.getTime() + noticedMs) }))
      .filter(({ createdAt }) => createdAt < now && ageOf(createdAt, now) < keptDays)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .slice(0, maxPerUser)
      .map(({ kind, id, about, createdAt }, index) => ({
        id: stableId(`notice/${id}/${kind}/${userId}`, 32),
        fields: {
          userId,
          kind,
          about: withoutEmptyDetails({ ...about, placeTitle: titles.get(about.placeId ?? '') }),
          createdAt,
          readAt:
            index === 0 || ageOf(createdAt, now) < unreadDays
              ? null
              : new Date(createdAt.getTime() + dayMs),
        },
      }));
  });
}

interface Cause {
  kind: NotificationKind;
  /** Id of the record that causes the notification. */
  id: string;
  at: Date;
  about: Partial<NotificationDetails>;
}

function ownCauses(
  { reservations, reviews, clubPayments }: NotifiedCollections,
  uid: string,
): Cause[] {
  const isOwn = ({ fields }: { fields: { userId: string } }) => fields.userId === uid;
  return [
    ...reservations.filter(isOwn).flatMap(({ id, fields }): Cause[] => {
      const { placeId, date, time, people, status, answeredAt } = fields;
      const about = { placeId, date, time, people, status };
      return answeredAt ? [{ kind: 'booking_answered', id, at: answeredAt, about }] : [];
    }),
    ...reviews
      .filter(isOwn)
      .flatMap(({ id, fields: { placeId, reply } }): Cause[] =>
        reply ? [{ kind: 'review_reply', id, at: reply.repliedAt, about: { placeId } }] : [],
      ),
    ...clubPayments.filter(isOwn).map(({ id, fields: { paidAt, amountCents } }): Cause => ({
      kind: 'payment_receipt',
      id,
      at: paidAt,
      about: { amountCents },
    })),
  ];
}

function managerCauses(
  { reservations, reviews }: NotifiedCollections,
  managed: ReadonlySet<string>,
  now: Date,
): Cause[] {
  const isManaged = ({ fields }: { fields: { placeId: string } }) => managed.has(fields.placeId);
  const asked = reservations.filter(isManaged);
  const written = reviews.filter(isManaged);
  const { dayNumber } = wallClockAt(now);
  const monday = dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
  const weeks = [0, 7].flatMap((ago): Cause[] => {
    const from = instantOfWallClock({ dayNumber: monday - ago - 7, minutes: 0 });
    const until = instantOfWallClock({ dayNumber: monday - ago, minutes: 0 });
    const isOf = ({ fields: { createdAt } }: { fields: { createdAt: Date } }) =>
      createdAt >= from && createdAt < until;
    const [bookings, counted] = [asked.filter(isOf).length, written.filter(isOf).length];
    if (bookings + counted === 0) return [];
    const date = isoDateOf(monday - ago - 7);
    const at = instantOfWallClock({ dayNumber: monday - ago, minutes: 9 * 60 });
    const about = { date, bookings, reviews: counted };
    return [{ kind: 'weekly_figures', id: date, at, about }];
  });
  return [
    ...weeks,
    ...asked.map(({ id, fields }): Cause => {
      const { placeId, date, time, people, createdAt } = fields;
      const about = { placeId, date, time, people, status: 'pending' };
      return { kind: 'booking_received', id, at: createdAt, about };
    }),
    ...written.flatMap(({ id, fields: { placeId, rating, createdAt } }): Cause[] =>
      rating <= maxLowRating
        ? [{ kind: 'low_review', id, at: createdAt, about: { placeId, rating } }]
        : [],
    ),
  ];
}

function ageOf(instant: Date, now: Date): number {
  return (now.getTime() - instant.getTime()) / dayMs;
}

/** Drops undefined and zero values, as the server does. */
function withoutEmptyDetails(about: Partial<NotificationDetails>): Partial<NotificationDetails> {
  const filled = Object.entries(about).filter(([, value]) => value !== undefined && value !== 0);
  return Object.fromEntries(filled);
}
