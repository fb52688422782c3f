import type { TranslationOf } from '#shared/translation.ts';

export function pendingMarksText(count: number): string {
  return count === 1
    ? '1 change to your favourites will be sent when you are back online.'
    : `${count} changes to your favourites will be sent when you are back online.`;
}

export type Complete = TranslationOf<
  typeof import('./pending-texts.ts'),
  typeof import('./pending-texts.en.ts')
>;
