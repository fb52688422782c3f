import { categoryIcons } from './category.ts';
import type { Category, CategoryIcon } from './category.ts';
import { slugify } from '#shared/text/slug.ts';

import { activeOf, countOf, fieldsOf, textOf } from '#shared/stored-fields.ts';

/** Icon of a stored category that names none (SPEC section 3). */
const defaultIcon: CategoryIcon = 'Wine';

/** A category from a stored document, with SPEC's defaults for what is missing or unreadable. */
export function toCategory(id: string, data: unknown): Category {
  const fields = fieldsOf(data);
  const name = textOf(fields['name'], 100);
  return {
    id,
    name,
    // Links are built from the name (SPEC section 2), so a stored slug that disagrees is not used.
    slug: slugify(name),
    description: textOf(fields['description'], 500),
    icon: categoryIcons.find((icon) => icon === fields['icon']) ?? defaultIcon,
    order: countOf(fields['order']),
    isActive: activeOf(fields['isActive']),
  };
}
