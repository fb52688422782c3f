/** Keys that describe the kind of an element, the most specific first. */
const kindKeys = ['amenity', 'tourism', 'leisure', 'natural', 'shop', 'historic'] as const;

/** Category slugs by OpenStreetMap tag. For other tags the super admin chooses the category. */
const slugs: Readonly<Record<string, string>> = {
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
export function osmCategoryOf(tags: Readonly<Record<string, string>>): string {
  const kinds = kindKeys.flatMap((key) => {
    const value = tags[key]?.split(';')[0]?.trim().slice(0, 60);
    return value ? [`${key}=${value}`] : [];
  });
  return kinds.find((kind) => Object.hasOwn(slugs, kind)) ?? kinds[0] ?? '';
}

/** Returns the category slug of a kind; null for an unknown kind. */
export function categorySlugOfOsm(kind: string): string | null {
  return Object.hasOwn(slugs, kind) ? (slugs[kind] ?? null) : null;
}
