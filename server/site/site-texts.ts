import { categoryHeading } from '#features/categories/texts.ts';
import { categoryHeading as spanishCategoryHeading } from '#features/categories/texts.es.ts';
import { categoryHeading as englishCategoryHeading } from '#features/categories/texts.en.ts';
import { eventDateLabel } from '#features/events/texts.ts';
import { eventDateLabel as spanishEventDateLabel } from '#features/events/texts.es.ts';
import { eventDateLabel as englishEventDateLabel } from '#features/events/texts.en.ts';
import { amenityLabel } from '#features/places/texts.ts';
import { amenityLabel as spanishAmenityLabel } from '#features/places/texts.es.ts';
import { amenityLabel as englishAmenityLabel } from '#features/places/texts.en.ts';
import * as portuguese from '#features/home/site-texts.ts';
import * as spanish from '#features/home/site-texts.es.ts';
import * as english from '#features/home/site-texts.en.ts';
import type { Language } from '#shared/languages.ts';
import type { Translated } from '#shared/translation.ts';

/** The texts in the head and the structured data of pages. */
export type SiteTexts = Translated<typeof portuguese> & {
  language: Language;
  categoryHeading: typeof categoryHeading;
  eventDateLabel: typeof eventDateLabel;
  amenityLabel: typeof amenityLabel;
};

/** The texts of each language. */
export const siteTexts: Readonly<Record<Language, SiteTexts>> = {
  pt: { language: 'pt', ...portuguese, categoryHeading, eventDateLabel, amenityLabel },
  es: {
    language: 'es',
    ...spanish,
    categoryHeading: spanishCategoryHeading,
    eventDateLabel: spanishEventDateLabel,
    amenityLabel: spanishAmenityLabel,
  },
  en: {
    language: 'en',
    ...english,
    categoryHeading: englishCategoryHeading,
    eventDateLabel: englishEventDateLabel,
    amenityLabel: englishAmenityLabel,
  },
};
