import { categoryIcons } from './category.ts';
import type { Category, CategoryIcon } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

import { activeOf, countOf, fieldsOf, textOf } from '#shared/stored-fields.ts';

/** Icon of a stored category without a known icon. */
const defaultIcon: CategoryIcon = 'Wine';

/** Reads a category from a stored document, with defaults for missing or malformed fields. */
export function toCategory(id: string, data: unknown): Category {
  const fields = fieldsOf(data);
  const name = textOf(fields['name'], 100);
  return {
    id,
    name,
    // Links are built from the name, so a stored slug that differs is ignored.
    slug: slugify(name),
    description: textOf(fields['description'], 500),
    icon: categoryIcons.find((icon) => icon === fields['icon']) ?? defaultIcon,
    order: countOf(fields['order']),
    isActive: activeOf(fields['isActive']),
  };
}
