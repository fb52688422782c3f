import type { CategoryIcon } from './category-options.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Icons of category cards. Cards have more icons than the stored choices. */
export type CategoryCardIcon =
  | 'Beer'
  | 'Utensils'
  | 'Music'
  | 'Mountain'
  | 'PartyPopper'
  | 'Umbrella'
  | 'Coffee'
  | 'Calendar'
  | CategoryIcon;

/** Icons by keyword in the folded name; the first match wins. A keyword is a whole word or the beginning of one. */
const keywords: readonly (readonly [RegExp, CategoryCardIcon])[] = [
  [/\b(bar|bares|pub|pubs)\b/, 'Beer'],
  [/\brestaurante/, 'Utensils'],
  [/\bshow/, 'Music'],
  [/\bpasseio/, 'Mountain'],
  [/\bbalada/, 'PartyPopper'],
  [/\bpraia/, 'Umbrella'],
  [/\bcafe(s|teria|terias)?\b/, 'Coffee'],
  [/\bevento/, 'Calendar'],
];

/** Returns the icon of a category card: by keyword in its name, otherwise the stored one. */
export function categoryCardIcon(category: { name: string; icon: CategoryIcon }): CategoryCardIcon {
  const name = foldText(category.name);
  return keywords.find(([keyword]) => keyword.test(name))?.[1] ?? category.icon;
}
