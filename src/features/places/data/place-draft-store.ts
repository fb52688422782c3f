import * as v from 'valibot';

import { hoursModes } from '#features/opening-hours/model/hours-draft.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import { priceLevels, reservationModes } from '#features/places/model/place.ts';

import { keepDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/** What is typed of a place and not stored yet, kept on this device. */
export interface StoredPlaceDraft {
  /** Milliseconds since 1970 at which it was kept. */
  savedAt: number;
  /** The id that a new place gets or has got: asking to store it again makes no second one. */
  placeId: string;
  /** The place as it was when the editing began; null for a new one. */
  base: PlaceDraft | null;
  draft: PlaceDraft;
}

/** Another shape of drafts is another version: those of the one before are forgotten. */
const version = 1;

const text = v.string();
const range = v.object({ open: text, close: text });
const draft = v.object({
  title: text,
  description: text,
  category: text,
  address: text,
  city: text,
  neighborhood: text,
  latitude: text,
  longitude: text,
  phone: text,
  website: text,
  price: v.picklist(priceLevels),
  amenities: v.array(text),
  reservation: v.object({
    mode: v.picklist(reservationModes),
    value: text,
    tables: v.optional(v.number()),
  }),
  hours: v.object({
    mode: v.picklist(hoursModes),
    lines: v.array(text),
    days: v.pipe(v.array(v.array(range)), v.length(7)),
    exceptions: v.array(
      v.object({ date: text, closed: v.boolean(), periods: v.array(range), label: text }),
    ),
    note: text,
  }),
  images: v.array(
    v.object({
      url: text,
      width: v.number(),
      height: v.number(),
      widths: v.array(v.number()),
      colour: text,
    }),
  ),
  highlightImageIndex: v.number(),
  isActive: v.boolean(),
});
const storedDraft = v.object({
  version: v.literal(version),
  savedAt: v.number(),
  placeId: v.pipe(text, v.regex(/^[A-Za-z0-9]{1,64}$/)),
  base: v.nullable(draft),
  draft,
});

const placeDrafts: DraftKind<v.InferOutput<typeof storedDraft>> = {
  name: 'place-draft',
  kept: 'device',
  parse: (stored) => v.parse(storedDraft, stored),
};

/** Which draft: of a place that exists, or of the one that is being made. */
interface PlaceOwner {
  uid: string;
  placeId: string | null;
}

/** The draft of a person, or null: none, of another version, or what readDraft() says. */
export function readPlaceDraft(which: PlaceOwner): StoredPlaceDraft | null {
  return readDraft(placeDrafts, ownerOf(which));
}

/** Keeps a draft, or with null forgets it. @returns whether it is kept, as keepDraft() says */
export function keepPlaceDraft(which: PlaceOwner, stored: StoredPlaceDraft | null): boolean {
  return keepDraft(placeDrafts, ownerOf(which), stored && { version, ...stored });
}

function ownerOf({ uid, placeId }: PlaceOwner) {
  return { uid, of: placeId ?? 'new' };
}
