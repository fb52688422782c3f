import { maxCategoryOrder } from './category-options.ts';
import type { CategoryIcon } from './category-options.ts';
import { categoryRecord } from './category.ts';
import type { Category } from './category.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { slugify } from '#shared/text/slug.ts';

/** Default categories in order, with their Spanish and English names; only created if no category exists. */
const defaultCategories = [
  { name: 'Bares', es: 'Bares', en: 'Bars', icon: 'Wine' },
  { name: 'Restaurantes', es: 'Restaurantes', en: 'Restaurants', icon: 'Star' },
  { name: 'Shows', es: 'Shows', en: 'Shows', icon: 'Music' },
  { name: 'Passeios', es: 'Paseos', en: 'Sights', icon: 'MapPin' },
  { name: 'Baladas', es: 'Boliches', en: 'Nightlife', icon: 'Heart' },
] as const satisfies readonly {
  name: string;
  es: string;
  en: string;
  icon: CategoryIcon;
}[];

/** A category in a form, as typed. */
export interface CategoryDraft {
  name: string;
  description: string;
  translations: Category['translations'];
  icon: CategoryIcon;
  order: string;
  isActive: boolean;
}

/** Stored fields of a category, without its timestamps. */
export type CategoryContent = Omit<Category, 'id'>;

/** Returns the complete default categories of a new project. The id of each is its slug. */
export function defaultCategoryContents(): CategoryContent[] {
  return defaultCategories.map(({ es, en, ...category }, index) => ({
    ...category,
    order: index + 1,
    slug: slugify(category.name),
    description: '',
    translations: { es: { name: es }, en: { name: en } },
    isActive: true,
  }));
}

/** A move of a category in the list: one place up or down. */
export type CategoryStep = -1 | 1;

/**
 * Returns the new order of each category whose order has to change, so that one category moves by a step. Two different
 * orders are exchanged; with equal orders, all categories are numbered from one.
 * @param categories all categories, in their order
 */
export function orderChanges(
  categories: readonly Category[],
  id: string,
  step: CategoryStep,
): ReadonlyMap<string, number> {
  const index = categories.findIndex((category) => category.id === id);
  const moved = categories[index];
  const other = categories[index + step];
  if (!moved || !other) return new Map();
  const [movedOrder, otherOrder] = [moved.order, other.order];
  if (movedOrder !== otherOrder) {
    return new Map([
      [moved.id, otherOrder],
      [other.id, movedOrder],
    ]);
  }
  const others = categories.filter((category) => category !== moved);
  const next = [...others.slice(0, index + step), moved, ...others.slice(index + step)];
  return new Map(
    next
      .map((category, position) => ({ category, order: position + 1 }))
      .filter(({ category, order }) => category.order !== order)
      .map(({ category, order }) => [category.id, order]),
  );
}

/** Initial form values of a new category. */
export const newCategoryDraft: CategoryDraft = {
  name: '',
  description: '',
  translations: {},
  icon: 'Filter',
  order: '0',
  isActive: true,
};

export function toCategoryDraft({ order, ...category }: Category): CategoryDraft {
  const { name, description, translations, icon, isActive } = category;
  return { name, description, translations, icon, order: String(order), isActive };
}

/** Parses a typed order as an integer from 0 to the maximum; text that is not a number gives 0. */
export function parseOrder(text: string): number {
  const number = Math.floor(Number(text.trim().replace(',', '.')));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), maxCategoryOrder) : 0;
}

/** Returns the stored content of a draft. */
export function toCategoryContent(draft: CategoryDraft): CategoryContent {
  const name = categoryRecord.fields.name.read(draft.name);
  return {
    name,
    slug: slugify(name),
    description: categoryRecord.fields.description.read(draft.description),
    translations: categoryRecord.fields.translations.read(draft.translations),
    icon: draft.icon,
    order: parseOrder(draft.order),
    isActive: draft.isActive,
  };
}

/**
 * Validates a draft and returns its first problem, or null. Problems are a missing name, a name that gives an empty
 * slug, and a slug that another category has. Inactive categories count too, because only one of two categories with
 * the same slug can be reached.
 * @param categories all categories; may include the edited one
 */
export function categoryProblem(
  draft: CategoryDraft,
  categories: readonly Pick<Category, 'id' | 'name' | 'slug'>[],
  id: string | null,
): null | { kind: 'name-missing' | 'slug-empty' } | { kind: 'slug-taken'; takenBy: string } {
  const { name, slug } = toCategoryContent(draft);
  if (name === '') return { kind: 'name-missing' };
  if (slug === '') return { kind: 'slug-empty' };
  const sameSlugCategory = categories.find((other) => other.id !== id && other.slug === slug);
  return sameSlugCategory ? { kind: 'slug-taken', takenBy: sameSlugCategory.name } : null;
}

/** Returns the ids of categories whose slug is not unique: older records, or two created at the same moment. */
export function findDuplicateSlugIds(
  categories: readonly Pick<Category, 'id' | 'slug'>[],
): Set<string> {
  const duplicateCategories = categories.filter(({ id, slug }) =>
    categories.some((other) => other.id !== id && other.slug === slug),
  );
  return new Set(duplicateCategories.map(({ id }) => id));
}

/** Returns the categories whose name or description contains a text, ignoring case and accents. */
export function searchCategories(categories: readonly Category[], text: string): Category[] {
  const foldedText = foldText(text.trim());
  return categories.filter(({ name, description }) =>
    [name, description].some((field) => foldText(field).includes(foldedText)),
  );
}

/** Returns all categories by order, then name, including inactive ones. */
export function sortCategories(categories: readonly Category[]): Category[] {
  return [...categories].sort(
    (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR') || (a.id < b.id ? -1 : 1),
  );
}
