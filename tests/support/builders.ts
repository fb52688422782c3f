import type { Category } from '#domain/category.ts';
import type { PlaceSummary } from '#domain/place-index.ts';

/** A place as lists and cards see it. */
export function aPlaceSummary(changes: Partial<PlaceSummary> = {}): PlaceSummary {
  return {
    id: 'AbCdEfGhIjKlMnOpQrSt',
    title: 'Bar da Ponte',
    location: 'Rua das Gaivotas, 10, Florianópolis',
    neighborhood: 'Centro',
    geo: { latitude: -27.59, longitude: -48.55 },
    categoryId: 'bares00000000000000a',
    categoryName: 'Bares',
    categorySlug: 'bares',
    rating: 4.5,
    reviewsCount: 12,
    price: 'Médio',
    amenities: [],
    cover: null,
    hours: { kind: 'unknown' },
    createdAt: Date.UTC(2026, 0, 15),
    ...changes,
  };
}

/** A category that visitors see. */
export function aCategory(changes: Partial<Category> = {}): Category {
  return {
    id: 'bares00000000000000a',
    name: 'Bares',
    slug: 'bares',
    description: 'Para brindar com vista.',
    icon: 'Wine',
    order: 1,
    isActive: true,
    ...changes,
  };
}
