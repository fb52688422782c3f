import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import { withoutHoursTexts } from '#features/opening-hours/model/opening-hours.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { ListedPlace } from './place.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * Returns the data of a place for cards and lists. The cover is the highlight image. An unknown category is named
 * 'Categoria'. A place without a creation date counts as the oldest.
 */
export function placeSummary(
  place: ListedPlace,
  categories: readonly Pick<Category, 'id' | 'name' | 'slug'>[],
): PlaceSummary {
  const category = categories.find(({ id }) => id === place.category);
  return {
    id: place.id,
    title: place.title,
    location: place.location,
    neighborhood: place.neighborhood,
    geo: place.geo,
    categoryId: place.category,
    categoryName: category?.name ?? unknownCategoryName,
    categorySlug: category?.slug ?? slugify(unknownCategoryName),
    rating: place.rating,
    reviewsCount: place.reviewsCount,
    price: place.price,
    amenities: place.amenities,
    cover: findHighlightImage(place.images, place.highlightImageIndex),
    hours: withoutHoursTexts(place.hours),
    createdAt: place.createdAt?.getTime() ?? 0,
  };
}
