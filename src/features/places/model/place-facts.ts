/**
 * What a place is good for. The search snapshot refers to the facts by position (encodeFacts()), so a new fact is added
 * at the end.
 */
export const placeFactNames = [
  'children',
  'dogs',
  'wheelchairEntrance',
  'wheelchairToilet',
  'quiet',
  'view',
  'romantic',
  'groups',
  'liveMusic',
  'vegan',
  'vegetarian',
  'glutenFree',
  'covered',
  'laptop',
  'openLate',
  'parking',
] as const;
export type PlaceFactName = (typeof placeFactNames)[number];

export const factValues = ['yes', 'partly', 'no'] as const;
export type FactValue = (typeof factValues)[number];

/** The known facts of a place. A missing fact is unknown, which never means 'no'. */
export type PlaceFacts = Partial<Record<PlaceFactName, FactValue>>;
