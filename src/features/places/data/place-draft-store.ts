import * as v from 'valibot';

import { hoursModes } from '#features/opening-hours/model/hours-draft.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import { priceLevels, reservationModes } from '#features/places/model/place.ts';

import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/** Unsaved form of a place, stored on this device. */
export interface StoredPlaceDraft {
  /** Timestamp (ms) of the last save on this device. */
  savedAt: number;
  /** Id of the place, chosen before a new place is stored, so that a retry does not create a second place. */
  placeId: string;
  /** The place when editing began; null for a new place. */
  base: PlaceDraft | null;
  draft: PlaceDraft;
}

/** Version of the draft format. Drafts of other versions are discarded. */
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
  storage: 'device',
  parse: (stored) => v.parse(storedDraft, stored),
};

/** Key of a draft: `placeId` is null for a new place. */
interface PlaceDraftOwner {
  uid: string;
  placeId: string | null;
}

/**
 * Returns the draft of a user, or null if there is none, if it has another version, or if readDraft() returns null.
 */
export function readPlaceDraft(owner: PlaceDraftOwner): StoredPlaceDraft | null {
  return readDraft(placeDrafts, toDraftOwner(owner));
}

/**
 * Stores a draft, or deletes it if `stored` is null.
 * @returns true if it was stored, like saveDraft()
 */
export function savePlaceDraft(owner: PlaceDraftOwner, stored: StoredPlaceDraft | null): boolean {
  return saveDraft(placeDrafts, toDraftOwner(owner), stored && { version, ...stored });
}

function toDraftOwner({ uid, placeId }: PlaceDraftOwner) {
  return { uid, of: placeId ?? 'new' };
}
