import * as v from 'valibot';

import { hoursModes } from '#features/opening-hours/model/hours-draft.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import { placeTextNames } from '#features/places/model/place-fields.ts';
import type { PlaceTextName } from '#features/places/model/place-fields.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { priceLevels, reservationModes } from '#features/places/model/place-options.ts';

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
const draftVersion = 1;

const textSchema = v.string();
const rangeSchema = v.object({ open: textSchema, close: textSchema });
/** A draft of an older app version lacks newer texts. */
const textsSchema = Object.fromEntries(
  placeTextNames.map((name) => [name, v.optional(textSchema, '')]),
) as Record<PlaceTextName, v.OptionalSchema<typeof textSchema, ''>>;
/** A draft of an older app version has no facts. */
const factsSchema = v.pipe(
  v.unknown(),
  v.transform((facts) => placeRecord.fields.facts.read(facts)),
);
/** A draft of an older app version has no texts in other languages. */
const translationsSchema = v.pipe(
  v.unknown(),
  v.transform((translations) => placeRecord.fields.translations.read(translations)),
);
const draftSchema = v.object({
  ...textsSchema,
  translations: v.optional(translationsSchema, {}),
  category: textSchema,
  address: textSchema,
  city: textSchema,
  latitude: textSchema,
  longitude: textSchema,
  price: v.picklist(priceLevels),
  amenities: v.array(textSchema),
  facts: v.optional(factsSchema, {}),
  reservation: v.object({
    mode: v.picklist(reservationModes),
    value: textSchema,
    tables: v.optional(v.number()),
  }),
  hours: v.object({
    mode: v.picklist(hoursModes),
    lines: v.array(textSchema),
    days: v.pipe(v.array(v.array(rangeSchema)), v.length(7)),
    exceptions: v.array(
      v.object({
        date: textSchema,
        closed: v.boolean(),
        periods: v.array(rangeSchema),
        label: textSchema,
      }),
    ),
    note: textSchema,
  }),
  images: v.array(
    v.object({
      url: textSchema,
      width: v.number(),
      height: v.number(),
      widths: v.array(v.number()),
      colour: textSchema,
    }),
  ),
  highlightImageIndex: v.number(),
  isActive: v.boolean(),
});
const storedDraftSchema = v.object({
  version: v.literal(draftVersion),
  savedAt: v.number(),
  placeId: v.pipe(textSchema, v.regex(/^[A-Za-z0-9]{1,64}$/)),
  base: v.nullable(draftSchema),
  draft: draftSchema,
});

const placeDraftKind: DraftKind<v.InferOutput<typeof storedDraftSchema>> = {
  name: 'place-draft',
  storage: 'device',
  parse: (stored) => v.parse(storedDraftSchema, stored),
};

/** Key of a draft: `placeId` is null for a new place. */
interface PlaceDraftOwner {
  uid: string;
  placeId: string | null;
}

/**
 * Returns the draft of a user, or null if there is none, if it is unreadable or has another version, or if the browser
 * blocks access to the storage.
 */
export function readPlaceDraft(owner: PlaceDraftOwner): StoredPlaceDraft | null {
  return readDraft(placeDraftKind, toDraftOwner(owner));
}

/**
 * Stores a draft, or deletes it if `stored` is null.
 * @returns true if it was stored, like saveDraft()
 */
export function savePlaceDraft(owner: PlaceDraftOwner, stored: StoredPlaceDraft | null): boolean {
  return saveDraft(
    placeDraftKind,
    toDraftOwner(owner),
    stored && { version: draftVersion, ...stored },
  );
}

function toDraftOwner({ uid, placeId }: PlaceDraftOwner) {
  return { uid, target: placeId ?? 'new' };
}
