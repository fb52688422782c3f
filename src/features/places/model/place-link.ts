import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';

/** Slug for a category whose name has no slug, so that no URL segment is empty. */
const fallbackCategorySlug = 'categoria';

/** Data needed for the link of a place. */
export interface PlaceLinkParts {
  id: string;
  title: string;
  categoryName: string;
}

/** Returns `{id}-{title-slug}`, or only the id if the title has no slug. */
export function placeParam(id: string, title: string): string {
  const slug = slugify(title);
  return slug === '' ? id : `${id}-${slug}`;
}

function categoryParam(name: string): string {
  return slugify(name) || fallbackCategorySlug;
}

/**
 * Returns the path of a place: '/places/{category-slug}/{id}-{title-slug}'. The last segment is only the id if the
 * title has no slug.
 */
export function placeLink({ id, title, categoryName }: PlaceLinkParts): string {
  return linkTo('/places/:categorySlug/:placeId', {
    categorySlug: categoryParam(categoryName),
    placeId: placeParam(id, title),
  });
}

/** Returns the path of a category: '/places/{slug of its name}'. */
export function categoryLink(name: string): string {
  return linkTo('/places/:categorySlug', { categorySlug: categoryParam(name) });
}

/**
 * Returns the place id in a decoded route parameter: the text before the first hyphen, or the whole parameter without
 * one.
 */
export function placeIdFromParam(param: string): string {
  const hyphen = param.indexOf('-');
  return hyphen === -1 ? param : param.slice(0, hyphen);
}

/**
 * Returns the canonical link that must replace the current URL, given its decoded route parameters, or null if the URL
 * is already canonical, which prevents redirect loops. Call it only with the actual category name, not while categories
 * load.
 */
export function placeLinkCorrection(
  place: PlaceLinkParts,
  params: { categorySlug: string; placeParam: string },
): string | null {
  const isCanonical =
    params.categorySlug === categoryParam(place.categoryName) &&
    params.placeParam === placeParam(place.id, place.title);
  return isCanonical ? null : placeLink(place);
}
