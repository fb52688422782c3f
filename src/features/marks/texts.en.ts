import type { TranslationOf } from '#shared/translation.ts';

export function removeMark(title: string): string {
  return `Remove ${title} from favourites`;
}

export function saveMark(title: string): string {
  return `Save ${title}`;
}

export const markQueued = 'It will be sent when you are back online.';

export const markSaved = 'Saved';
export const viewSaved = 'View';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
