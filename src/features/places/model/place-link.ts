import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';

/** Stands in an address for a category whose name leaves no slug, so that no segment is empty. */
const categoryWithoutSlug = 'categoria';

/** What a place link is made of. */
export interface PlaceLinkParts {
  id: string;
  title: string;
  categoryName: string;
}

/** `{id}-{title-slug}` as it stands in an address; the id alone when the title leaves no slug. */
export function placeParam(id: string, title: string): string {
  const slug = slugify(title);
  return slug === '' ? id : `${id}-${slug}`;
}

function categoryParam(name: string): string {
  return slugify(name) || categoryWithoutSlug;
}

/**
 * The address of a place: '/places/{category-slug}/{id}-{title-slug}'; the id alone when the title
 * leaves no slug. Source: SPEC section 2, DESIGN section 11.
 */
export function placeLink({ id, title, categoryName }: PlaceLinkParts): string {
  return linkTo('/places/:categorySlug/:placeId', {
    categorySlug: categoryParam(categoryName),
    placeId: placeParam(id, title),
  });
}

/** The address of a category's places: '/places/{slug of its name}'. */
export function categoryLink(name: string): string {
  return linkTo('/places/:categorySlug', { categorySlug: categoryParam(name) });
}

/**
 * The place id in a (decoded) route parameter: what stands before the first hyphen; '' when there
 * is none. Source: SPEC section 2.
 */
export function placeIdFromParam(param: string): string {
  const hyphen = param.indexOf('-');
  return hyphen === -1 ? param : param.slice(0, hyphen);
}

/**
 * Where a visitor who came through these (decoded) route parameters belongs: the canonical link to
 * replace the address with, or null when it is right already, so that a replace never loops.
 * Call it only with the place's true category name, not while categories are still loading.
 */
export function placeLinkCorrection(
  place: PlaceLinkParts,
  params: { categorySlug: string; placeParam: string },
): string | null {
  const right =
    params.categorySlug === categoryParam(place.categoryName) &&
    params.placeParam === placeParam(place.id, place.title);
  return right ? null : placeLink(place);
}
