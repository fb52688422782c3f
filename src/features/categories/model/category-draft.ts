import { defaultCategories } from './category.ts';
import type { Category, CategoryIcon } from './category.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { slugify } from '#shared/text/slug.ts';

/** Bounds of the fields, as rules hold them; an order that no list reaches; what visitors are shown at once. */
export const categoryBounds = {
  name: 100,
  description: 500,
  order: 9999,
  categories: 50,
} as const;

/** A category as it is typed. */
export interface CategoryDraft {
  name: string;
  description: string;
  icon: CategoryIcon;
  order: string;
  isActive: boolean;
}

/** What is stored of a category, without its times. */
export type CategoryContent = Omit<Category, 'id'>;

/** What a new project has in its categories, whole; the id of each is its slug (SPEC section 5). */
export function defaultCategoryContents(): CategoryContent[] {
  return defaultCategories.map((category) => ({
    ...category,
    slug: slugify(category.name),
    description: '',
    isActive: true,
  }));
}

/** A category to be made (SPEC section 3). */
export const newCategoryDraft: CategoryDraft = {
  name: '',
  description: '',
  icon: 'Filter',
  order: '0',
  isActive: true,
};

export function draftOfCategory({ order, ...category }: Category): CategoryDraft {
  const { name, description, icon, isActive } = category;
  return { name, description, icon, order: String(order), isActive };
}

/** The order that somebody typed: a whole number from 0; what is no number is 0 (SPEC section 5). */
export function parseOrder(text: string): number {
  const number = Math.floor(Number(text.trim().replace(',', '.')));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), categoryBounds.order) : 0;
}

/** What a draft says, as it is stored. */
export function categoryContent(draft: CategoryDraft): CategoryContent {
  const name = draft.name.trim().slice(0, categoryBounds.name).trim();
  return {
    name,
    slug: slugify(name),
    description: draft.description.trim().slice(0, categoryBounds.description),
    icon: draft.icon,
    order: parseOrder(draft.order),
    isActive: draft.isActive,
  };
}

/**
 * What is wrong with a draft: no name; a name of which no address is left; or the address of another category,
 * also of an inactive one, since two under one address cannot both be reached.
 * @param others all categories; the one that is edited may be among them
 */
export function categoryProblem(
  draft: CategoryDraft,
  others: readonly Pick<Category, 'id' | 'name' | 'slug'>[],
  id: string | null,
): null | { kind: 'name-missing' | 'slug-empty' } | { kind: 'slug-taken'; by: string } {
  const { name, slug } = categoryContent(draft);
  if (name === '') return { kind: 'name-missing' };
  if (slug === '') return { kind: 'slug-empty' };
  const taken = others.find((other) => other.id !== id && other.slug === slug);
  return taken ? { kind: 'slug-taken', by: taken.name } : null;
}

/** Categories whose address another one has too: records of older days, or two made at the same moment. */
export function withSharedSlug(categories: readonly Pick<Category, 'id' | 'slug'>[]): Set<string> {
  const shared = categories.filter(({ id, slug }) =>
    categories.some((other) => other.id !== id && other.slug === slug),
  );
  return new Set(shared.map(({ id }) => id));
}

/** The categories whose name or description holds a text, upper or lower case (SPEC section 2), accents aside. */
export function searchCategories(categories: readonly Category[], text: string): Category[] {
  const wanted = foldText(text.trim());
  return categories.filter(({ name, description }) =>
    [name, description].some((field) => foldText(field).includes(wanted)),
  );
}

/** Every category by order, then by name: as visitors see them, inactive ones too. */
export function orderedCategories(categories: readonly Category[]): Category[] {
  return [...categories].sort(
    (a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR') || (a.id < b.id ? -1 : 1),
  );
}
