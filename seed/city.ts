import type { Translations } from '#shared/translations.ts';
import type { storedCorrectedFields } from '#features/moderation/model/correction.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import type { QueueStatus } from '#features/moderation/model/queues.ts';
import type { AgeLimit, EventAccess } from '#features/events/model/event-options.ts';
import type { CategoryIcon } from '#features/categories/model/category-options.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { NotificationDetails } from '#features/notifications/model/notification.ts';
import type { NotificationKind } from '#features/notifications/model/notification-options.ts';
import type { PlaceFacts, PriceLevel } from '#features/places/model/place-options.ts';
import type { Reservation } from '#features/places/model/place.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import type { ReservationStatus } from '#features/reservations/model/reservation-request.ts';
import type { StoredHours } from '#features/places/model/stored-place-lists.ts';

/** A document to store: its id and its fields. */
export interface SeedDocument<Fields> {
  id: string;
  fields: Fields;
}

export type AccountRole = 'member' | 'manager' | 'super_admin';

export interface UserFields {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL: string;
  searchName: string;
  searchEmail: string;
  role: AccountRole;
  status: 'active' | 'inactive' | 'pending';
  statistics: { favorites: number; views: number; reviews: number };
  preferences: {
    theme: 'system' | 'light' | 'dark';
    marketingConsent: boolean;
    reviewerProfile?: true;
  };
  managedPlaces: string[];
  permissions: string[];
  auditId?: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface CategoryFields {
  name: string;
  slug: string;
  description: string;
  translations?: Translations<'name' | 'description'>;
  icon: CategoryIcon;
  order: number;
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** `geo` and `hours` are absent if the place has none. */
export interface SeedPlaceFields {
  title: string;
  searchTitle: string;
  description: string;
  translations?: Translations<'description'>;
  location: string;
  neighborhood: string;
  geo?: Coordinates;
  category: string;
  images: string[];
  highlightImageIndex: number;
  image: string;
  rating: number;
  reviewsCount: number;
  ratingCounts: number[];
  price: PriceLevel;
  phone: string;
  website: string;
  hours?: StoredHours | string | Record<string, string>;
  amenities: string[];
  facts: PlaceFacts;
  reservation: Reservation;
  isActive: boolean;
  auditId?: string;
  createdAt: Date;
  updatedAt: Date;
  createdBy: string;
}

export interface ReviewFields {
  placeId: string;
  userId: string;
  authorName: string;
  authorPhotoURL: string;
  rating: number;
  text: string;
  verifiedVisit: boolean;
  authorProfile?: true;
  reply?: { text: string; repliedAt: Date };
  helpfulCount?: number;
  pictures?: string[];
  picturesStatus?: 'waiting';
  createdAt: Date;
  updatedAt: Date;
}

export interface HelpfulMarkFields {
  userId: string;
  reviewId: string;
  placeId: string;
  authorId: string;
  createdAt: Date;
}

export interface FavoriteFields {
  userId: string;
  placeId: string;
  createdAt: Date;
}

export interface EventFields {
  placeId: string;
  title: string;
  description: string;
  translations?: Translations<'title' | 'description'>;
  images: string[];
  /** Dates in the format of eventDateText(). */
  dates: string[];
  lastAt: Date;
  priceCents: number | null;
  ticketUrl: string;
  ageLimit: AgeLimit | null;
  access: EventAccess[];
  isActive: boolean;
  createdBy: string;
  revision: number;
  auditId?: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface SavedEventFields {
  userId: string;
  eventId: string;
  createdAt: Date;
}

export interface ReservationFields {
  placeId: string;
  userId: string;
  name: string;
  /** Phone number in E.164 format. */
  phone: string;
  /** 'YYYY-MM-DD'; `time` is 'HH:MM'. Both are in the brand's time zone. */
  date: string;
  time: string;
  people: number;
  note: string;
  status: ReservationStatus;
  priority: boolean;
  changedBy: 'person' | 'place';
  answeredAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface PlanFields {
  name: string;
  description: string;
  /** Cents. */
  price: number;
  interval: 'month' | 'year';
  isActive: boolean;
  features: string[];
  translations?: Translations<'name' | 'description' | 'features'>;
  stripePriceId: string;
  featured: boolean;
  listed: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface ClubMemberFields {
  userId: string;
  planId: string;
  status: 'active';
  stripeSubscriptionId: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  entitledUntil: Date;
  cancelAtPeriodEnd: boolean;
  updatedAt: Date;
}

export interface ClubOfferFields {
  placeId: string;
  title: string;
  kind: 'percent' | 'fixed' | 'second_item_free';
  percent?: number;
  amountCents?: number;
  maxDiscountCents?: number;
  minSpendCents?: number;
  weekdays: number[];
  shifts: { start: string; end: string }[];
  excludedDates: string[];
  perMemberLimit: { count: number; window: string };
  cooldownMinutes: number;
  totalLimit?: number;
  termsText: string;
  translations?: Translations<'title' | 'termsText'>;
  isActive: boolean;
  validUntil: Date;
  usedCount: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface ClubVisitFields {
  userId: string;
  placeId: string;
  createdAt: Date;
}

export interface ClubRedemptionFields {
  userId: string;
  placeId: string;
  offerId: string;
  offerSnapshot: { title: string; kind: string; percent?: number; amountCents?: number };
  status: 'confirmed';
  amountCents: number;
  discountCents: number;
  finalCents: number;
  transactionId: string;
  verifiedBy: string;
  createdAt: Date;
  expiresAt: Date;
  confirmedAt: Date;
}

export interface ClubTransactionFields {
  userId: string;
  memberName: string;
  placeId: string;
  offerId: string;
  redemptionId: string;
  /** Cents, like `discount` and `finalAmount`. */
  amount: number;
  discount: number;
  finalAmount: number;
  status: 'completed';
  transactionDate: Date;
  createdAt: Date;
}

export interface ClubPaymentFields {
  userId: string;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
}

export interface NoticeFields {
  userId: string;
  kind: NotificationKind;
  about: Partial<NotificationDetails>;
  createdAt: Date;
  readAt: Date | null;
}

export interface CorrectionFields {
  placeId: string;
  userId: string;
  isClosed: boolean;
  fields: ReturnType<typeof storedCorrectedFields>;
  message: string;
  status: QueueStatus<'correction'>;
  answer: string;
  decidedBy: string;
  decidedAt: Date | null;
  auditId: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface ClaimFields {
  placeId: string;
  userId: string;
  message: string;
  firstMessage: string;
  firstAnswer: string;
  status: QueueStatus<'claim'>;
  answer: string;
  decidedBy: string;
  decidedAt: Date | null;
  auditId: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Exactly one of `reviewId` and `eventId` is present; the id is that of reportId(). */
export interface ReportFields {
  reviewId?: string;
  eventId?: string;
  about?: 'pictures';
  placeId: string;
  reporter: string;
  reason: string;
  status: QueueStatus<'report'>;
  createdAt: Date;
  updatedAt: Date;
}

export interface ReportedPicturesFields {
  placeId: string;
  userId: string;
  isOpen: boolean;
  pictures: Record<string, true>;
  at: Date;
}

export interface AuditFields extends AuditChange {
  actorId: string;
  createdAt: Date;
}

/** Page views of a place in one month by day ('01' to '31'). The document 'since' has the first counted date instead. */
export type PlaceViewsFields = { placeId: string; days: Record<string, number> } | { date: string };

export interface ListFields {
  userId: string;
  name: string;
  note: string;
  isPublic: boolean;
  items: readonly string[];
  createdAt: Date;
  updatedAt: Date;
}

export interface ListCountFields {
  count: number;
  last: string;
  at: Date;
}

/** All documents that the seed stores, by collection. */
export interface CityDocuments {
  settings: SeedDocument<PublicSettings>[];
  categories: SeedDocument<CategoryFields>[];
  users: SeedDocument<UserFields>[];
  places: SeedDocument<SeedPlaceFields>[];
  reviews: SeedDocument<ReviewFields>[];
  helpful: SeedDocument<HelpfulMarkFields>[];
  favorites: SeedDocument<FavoriteFields>[];
  events: SeedDocument<EventFields>[];
  savedEvents: SeedDocument<SavedEventFields>[];
  lists: SeedDocument<ListFields>[];
  listCounts: SeedDocument<ListCountFields>[];
  reservations: SeedDocument<ReservationFields>[];
  suggestions: SeedDocument<CorrectionFields>[];
  claims: SeedDocument<ClaimFields>[];
  reports: SeedDocument<ReportFields>[];
  reportedPictures: SeedDocument<ReportedPicturesFields>[];
  auditLog: SeedDocument<AuditFields>[];
  placeViews: SeedDocument<PlaceViewsFields>[];
  notices: SeedDocument<NoticeFields>[];
  subscriptionPlans: SeedDocument<PlanFields>[];
  clubMembers: SeedDocument<ClubMemberFields>[];
  clubOffers: SeedDocument<ClubOfferFields>[];
  clubVisits: SeedDocument<ClubVisitFields>[];
  clubRedemptions: SeedDocument<ClubRedemptionFields>[];
  clubTransactions: SeedDocument<ClubTransactionFields>[];
  clubPayments: SeedDocument<ClubPaymentFields>[];
}

/** An image file of a place, review or event: its drawing and its stored name. */
export interface PictureFile {
  /** Id of the place or review that the image belongs to. */
  folder: string;
  /** File name without extension. */
  name: string;
  /** Key of the drawing in the art pool. */
  artKey: string;
}

export interface City {
  documents: CityDocuments;
  pictures: PictureFile[];
}
