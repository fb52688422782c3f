import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import type { Person } from './build-people.ts';
import { uidOf } from './build-people.ts';
import { hoursOf, placeIdOf } from './build-places.ts';
import type { CityDocuments, ClubOfferFields, PlanFields } from './city.ts';
import { categoryContents } from './data/categories.ts';
import { offers, plans } from './data/club.ts';
import type { SeedOffer } from './data/club.ts';
import { offerTranslations, planTranslations } from './data/translations/club.ts';
import type { PlanTranslation } from './data/translations/club.ts';
import { randomFor, stableId } from './random.ts';

/** Time from the code of a member to its confirmation. */
const confirmMs = 4 * minuteMs;

type ClubDocuments = Pick<
  CityDocuments,
  | 'subscriptionPlans'
  | 'clubMembers'
  | 'clubOffers'
  | 'clubVisits'
  | 'clubRedemptions'
  | 'clubTransactions'
  | 'clubPayments'
>;

/** The club's records, and the visits of members by place. */
export interface Club {
  documents: ClubDocuments;
  /** Time of the visit by place id, then by uid. */
  visits: Map<string, Map<string, Date>>;
}

/** Returns the discount of an offer on an amount, in cents. 'second_item_free' counts as 30 %. */
function discountOn(offer: SeedOffer, amountCents: number): number {
  const plain =
    offer.kind === 'percent'
      ? Math.round((amountCents * (offer.percent ?? 0)) / 100)
      : offer.kind === 'fixed'
        ? (offer.amountCents ?? 0)
        : Math.round(amountCents * 0.3);
  return Math.min(plain, offer.maxDiscountCents ?? plain, amountCents);
}

/**
 * Returns plans, offers, members and their redemptions. usedCount of an offer is the number of its transactions; a
 * visit exists for each pair of place and member with a transaction.
 * @param members the demo account comes first and has a yearly plan; the others pay monthly
 */
export function buildClub(members: readonly Person[], now: Date): Club {
  const documents: ClubDocuments = {
    subscriptionPlans: [],
    clubMembers: [],
    clubOffers: [],
    clubVisits: [],
    clubRedemptions: [],
    clubTransactions: [],
    clubPayments: [],
  };
  const visits: Club['visits'] = new Map();
  const founded = new Date(now.getTime() - 400 * dayMs);
  for (const { key, features, ...plan } of plans) {
    documents.subscriptionPlans.push({
      id: stableId(`plan/${key}`),
      fields: {
        ...plan,
        features: [...features],
        translations: planTranslationsOf(key),
        isActive: true,
        createdAt: founded,
        updatedAt: founded,
      },
    });
  }
  members.forEach((member, index) => {
    addMember(documents, member, index === 0 ? 'anual' : 'mensal', now);
  });
  offers.forEach((offer, index) => {
    addOffer(documents, visits, { offer, index, members, now });
  });
  return { documents, visits };
}

function addMember(documents: ClubDocuments, member: Person, planKey: string, now: Date): void {
  const random = randomFor(`club/${member.uid}`);
  const plan = plans.find(({ key }) => key === planKey);
  if (plan === undefined) throw new Error(`Unknown plan: ${planKey}`);
  const length = plan.interval === 'year' ? 365 : 30;
  const started = now.getTime() - random.between(2, length * 0.6) * dayMs;
  const end = new Date(started + length * dayMs);
  documents.clubMembers.push({
    id: member.uid,
    fields: {
      userId: member.uid,
      planId: stableId(`plan/${planKey}`),
      status: 'active',
      stripeSubscriptionId: `sub_${stableId(`subscription/${member.uid}`, 24)}`,
      currentPeriodStart: new Date(started),
      currentPeriodEnd: end,
      entitledUntil: end,
      cancelAtPeriodEnd: false,
      updatedAt: new Date(started),
    },
  });
  const payments = plan.interval === 'year' ? 1 : random.int(2, 9);
  for (let payment = 0; payment < payments; payment += 1) {
    documents.clubPayments.push({
      id: `in_${stableId(`invoice/${member.uid}/${payment}`, 24)}`,
      fields: {
        userId: member.uid,
        amountCents: plan.price,
        refundedCents: 0,
        paidAt: new Date(started - payment * length * dayMs),
      },
    });
  }
}

/** Returns `percent` and `amountCents` of an offer, without the fields that it lacks. */
function reductionOf({ percent, amountCents }: SeedOffer) {
  return {
    ...(percent === undefined ? {} : { percent }),
    ...(amountCents === undefined ? {} : { amountCents }),
  };
}

function limitsOf(offer: SeedOffer) {
  const { maxDiscountCents, minSpendCents, totalLimit } = offer;
  return {
    ...reductionOf(offer),
    ...(maxDiscountCents === undefined ? {} : { maxDiscountCents }),
    ...(minSpendCents === undefined ? {} : { minSpendCents }),
    ...(totalLimit === undefined ? {} : { totalLimit }),
  };
}

interface OfferPlan {
  offer: SeedOffer;
  index: number;
  members: readonly Person[];
  now: Date;
}

function addOffer(documents: ClubDocuments, visits: Club['visits'], plan: OfferPlan): void {
  const { offer, index, members, now } = plan;
  const key = `offer/${index}/${offer.place}`;
  const id = stableId(key);
  const placeId = placeIdOf(offer.place);
  const random = randomFor(key);
  const validUntil = new Date(now.getTime() + offer.endsInDays * dayMs);
  const createdAt = new Date(
    Math.min(now.getTime(), validUntil.getTime()) - random.between(60, 120) * dayMs,
  );
  const users = members.filter((_, position) =>
    position === 0 ? offer.endsInDays > 0 && offer.isActive : random.chance(0.3),
  );
  for (const user of users) {
    const latest = Math.min(now.getTime(), validUntil.getTime()) - 2 * dayMs;
    const between = createdAt.getTime() + (latest - createdAt.getTime()) * random.next();
    const at = new Date(usableAt(offer, new Date(between), new Date(latest)).getTime() + confirmMs);
    addRedemption(documents, {
      offer,
      offerId: id,
      placeId,
      user,
      at,
      amount: random.int(40, 260) * 100,
    });
    const ofPlace = visits.get(placeId) ?? new Map<string, Date>();
    visits.set(placeId, ofPlace);
    if (!ofPlace.has(user.uid)) {
      ofPlace.set(user.uid, at);
      documents.clubVisits.push({
        id: `${placeId}_${user.uid}`,
        fields: { userId: user.uid, placeId, createdAt: at },
      });
    }
  }
  documents.clubOffers.push({
    id,
    fields: {
      placeId,
      title: offer.title,
      kind: offer.kind,
      ...limitsOf(offer),
      weekdays: [...offer.weekdays],
      shifts: [...offer.shifts],
      excludedDates: [...offer.excludedDates],
      perMemberLimit: { ...offer.perMember },
      cooldownMinutes: offer.cooldownMinutes,
      termsText: offer.terms,
      ...translationsOf(offer.title),
      isActive: offer.isActive,
      validUntil,
      usedCount: users.length,
      createdAt,
      updatedAt: createdAt,
    },
  });
}

/**
 * Returns the first time from `at` on at which the offer can be used and its place is open, or such a time one or two
 * weeks earlier if that is after `latest`.
 */
function usableAt(offer: SeedOffer, at: Date, latest: Date): Date {
  const content = categoryContents
    .flatMap(({ places }) => places)
    .find(({ title }) => title === offer.place);
  const hours = content ? parsePlaceHours(hoursOf(content).hours) : null;
  const calendar = {
    ...{ isActive: true, validUntil: latest, totalLimit: null, usedCount: 0 },
    weekdays: [...offer.weekdays],
    shifts: [...offer.shifts],
    excludedDates: [...offer.excludedDates],
  };
  for (const weeks of [0, 1, 2]) {
    const from = new Date(at.getTime() - weeks * 7 * dayMs);
    const availability = offerAvailabilityAt(calendar, hours, from);
    if (availability.kind === 'valid') return from;
    if (availability.kind === 'later') return new Date(availability.from.getTime() + 40 * minuteMs);
  }
  throw new Error(`The offer '${offer.title}' of ${offer.place} was never usable.`);
}

/** Returns the texts of a plan in other languages. */
export function planTranslationsOf(key: string): NonNullable<PlanFields['translations']> {
  const translations = planTranslations[key];
  if (!translations) return {};
  const inLanguage = ({ features, ...texts }: PlanTranslation) => ({
    ...texts,
    features: features.join('\n'),
  });
  return { es: inLanguage(translations.es), en: inLanguage(translations.en) };
}

function translationsOf(title: string): Pick<ClubOfferFields, 'translations'> {
  const translations = offerTranslations[title];
  if (!translations) return {};
  const { es, en } = translations;
  return {
    translations: {
      es: { title: es.title, termsText: es.terms },
      en: { title: en.title, termsText: en.terms },
    },
  };
}

interface RedemptionPlan {
  offer: SeedOffer;
  offerId: string;
  placeId: string;
  user: Person;
  at: Date;
  /** Cents; raised to the minimum spend of the offer. */
  amount: number;
}

function addRedemption(documents: ClubDocuments, plan: RedemptionPlan): void {
  const { offer, offerId, placeId, user, at } = plan;
  const key = `${offerId}/${user.uid}`;
  const redemptionId = stableId(`redemption/${key}`);
  const transactionId = stableId(`transaction/${key}`);
  const amount = Math.max(plan.amount, offer.minSpendCents ?? 0);
  const discount = discountOn(offer, amount);
  const createdAt = new Date(at.getTime() - confirmMs);
  documents.clubRedemptions.push({
    id: redemptionId,
    fields: {
      userId: user.uid,
      placeId,
      offerId,
      offerSnapshot: {
        title: offer.title,
        kind: offer.kind,
        ...reductionOf(offer),
      },
      status: 'confirmed',
      amountCents: amount,
      discountCents: discount,
      finalCents: amount - discount,
      transactionId,
      verifiedBy: uidOf('gerente'),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 10 * minuteMs),
      confirmedAt: at,
    },
  });
  documents.clubTransactions.push({
    id: transactionId,
    fields: {
      userId: user.uid,
      memberName: user.displayName.split(' ')[0] ?? user.displayName,
      placeId,
      offerId,
      redemptionId,
      amount,
      discount,
      finalAmount: amount - discount,
      status: 'completed',
      transactionDate: at,
      createdAt: at,
    },
  });
}
