import * as brand from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const installTexts = {
  title: `${brand.name} on your home screen`,
  worth:
    'Opens with one tap, like an app. Favourites, bookings and your member card are at hand, even offline.',
  install: 'Install',
  onAppleDevice: 'On an iPhone or iPad, tap Share and choose “Add to Home Screen”.',
  refuse: 'Not now',
  understood: 'Got it',
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
