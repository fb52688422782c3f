import { foldText } from './fold-text.ts';

/**
 * Returns the slug of a title or category name: ASCII letters, digits and single hyphens, none at the ends; '' if no
 * character remains. Hyphens in the text stay as separators.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
