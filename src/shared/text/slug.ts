import { foldText } from './fold-text.ts';

/**
 * The slug of a title or category name: ASCII letters, digits and single hyphens, none at the ends;
 * '' when nothing of the text survives. Source: SPEC section 2; hyphens already in the text stay
 * as separators (DESIGN section 11).
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
