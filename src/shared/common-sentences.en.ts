import type { TranslationOf } from './translation.ts';

export const tooManyAttemptsText = 'Too many attempts. Try again in a few minutes.';

export const invalidEmailText = 'Invalid email. Check the format.';

export const weakPasswordText = 'The password is too weak. Use at least 6 characters.';

export const unsupportedTypeText = 'File type not supported. Use only JPG, PNG or WebP.';

export const tooLargeImageText = 'File too large. Maximum size: 5 MB.';

export type Complete = TranslationOf<
  typeof import('./common-sentences.ts'),
  typeof import('./common-sentences.en.ts')
>;
