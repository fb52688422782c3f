/** Keys that describe the kind of an element, the most specific first. */
const categoryKeys = ['amenity', 'tourism', 'leisure', 'natural', 'shop', 'historic'] as const;

/** Category slugs by OpenStreetMap tag. For other tags the super admin chooses the category. */
const slugByTag: Readonly<Record<string, string>> = {
  'amenity=bar': 'bares',
  'amenity=pub': 'bares',
  'amenity=biergarten': 'bares',
  'amenity=restaurant': 'restaurantes',
  'amenity=fast_food': 'restaurantes',
  'amenity=food_court': 'restaurantes',
  'amenity=cafe': 'cafes',
  'amenity=ice_cream': 'cafes',
  'shop=bakery': 'cafes',
  'shop=coffee': 'cafes',
  'amenity=nightclub': 'baladas',
  'amenity=music_venue': 'shows',
  'amenity=theatre': 'shows',
  'amenity=arts_centre': 'shows',
  'amenity=concert_hall': 'shows',
  'amenity=events_venue': 'eventos',
  'amenity=conference_centre': 'eventos',
  'tourism=attraction': 'passeios',
  'tourism=museum': 'passeios',
  'tourism=gallery': 'passeios',
  'tourism=viewpoint': 'passeios',
  'tourism=artwork': 'passeios',
  'tourism=theme_park': 'passeios',
  'tourism=aquarium': 'passeios',
  'tourism=zoo': 'passeios',
  'leisure=park': 'passeios',
  'leisure=nature_reserve': 'passeios',
  'historic=fort': 'passeios',
  'historic=monument': 'passeios',
  'natural=beach': 'praias',
  'natural=peak': 'passeios',
};

/** Returns the kind of an element as 'amenity=bar'; '' without one. Prefers kinds with a known category. */
export function findOsmCategory(tags: Readonly<Record<string, string>>): string {
  const tagPairs = categoryKeys.flatMap((key) => {
    const value = tags[key]?.split(';')[0]?.trim().slice(0, 60);
    return value ? [`${key}=${value}`] : [];
  });
  return tagPairs.find((tagPair) => Object.hasOwn(slugByTag, tagPair)) ?? tagPairs[0] ?? '';
}

/** Returns the category slug of a kind; null for an unknown kind. */
export function toCategorySlug(tagPair: string): string | null {
  return Object.hasOwn(slugByTag, tagPair) ? (slugByTag[tagPair] ?? null) : null;
}
