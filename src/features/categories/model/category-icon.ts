import type { CategoryIcon } from './category.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Icons of category cards. Beyond the stored choices, cards know pictures of their own. */
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

/** Keyword at the beginning of a word of the folded name -> icon; the first that fits wins. */
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

/** The icon of a category's card: by keyword in its name (SPEC section 3), else the stored one. */
export function categoryCardIcon(category: { name: string; icon: CategoryIcon }): CategoryCardIcon {
  const name = foldText(category.name);
  return keywords.find(([keyword]) => keyword.test(name))?.[1] ?? category.icon;
}
