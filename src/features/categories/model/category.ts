import {
  checkedByRule,
  choice,
  defineRecord,
  filled,
  flag,
  instant,
  integer,
  line,
  optional,
  text,
  translationsOf,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { slugify } from '#shared/text/slug.ts';
import { categoryIcons } from './category-options.ts';

/** A category, stored in categories/{id}. */
export const categoryRecord = defineRecord(
  {
    name: filled(line(100)),
    description: optional(text(500)),
    translations: translationsOf({ name: line(100), description: text(500) }),
    /** Wine if unknown. */
    icon: choice(categoryIcons, 'Wine'),
    /** Ascending position; lower comes first. */
    order: integer(),
    isActive: flag(true),
  },
  {
    unreadFields: {
      /** Links are built from the name, so a stored slug that differs is ignored. */
      slug: optional(line(100)),
      createdAt: checkedByRule(instant()),
      updatedAt: checkedByRule(instant()),
    },
  },
);

export interface Category extends RecordOf<typeof categoryRecord> {
  id: string;
  /** Slug of the name, as in /places/{slug}. */
  slug: string;
}

/** Reads a category from a stored document, with defaults for missing or malformed fields. */
export function toCategory(id: string, data: unknown): Category {
  const fields = categoryRecord.read(data);
  return { id, ...fields, slug: slugify(fields.name) };
}

/** Returns the active categories by order, then name, as shown to visitors. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.isActive)
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
}
