import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { listOpeningWeek } from '#features/opening-hours/model/opening-week.ts';
import type { PlaceFieldName, PlaceFields } from '#features/places/model/place-fields.ts';
import { factLines } from '#features/places/fact-texts.ts';
import { amenityLabel, priceLabels } from '#features/places/texts.ts';
import { openingDayName, openingDayText } from '#features/opening-hours/week-texts.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { languageNames } from '#shared/languages.ts';
import { translationLanguages } from '#shared/translations.ts';

/** Returns one field of a place as text, for the comparison of two versions. */
export function fieldText(
  fields: PlaceFields,
  name: PlaceFieldName,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): string {
  const emptyText = '—';
  switch (name) {
    case 'category':
      return categories.find(({ id }) => id === fields.category)?.name ?? unknownCategoryName;
    case 'translations':
      return translatedText(fields.translations) || emptyText;
    case 'geo':
      return fields.geo ? `${fields.geo.latitude}, ${fields.geo.longitude}` : emptyText;
    case 'price':
      return priceLabels[fields.price];
    case 'amenities':
      return fields.amenities.map(amenityLabel).join(', ') || emptyText;
    case 'facts':
      return factLines(fields.facts).join('\n') || emptyText;
    case 'reservation': {
      const { mode, value, tables } = fields.reservation;
      if (tables !== undefined) {
        return texts.reservationTables(reservationModeLabels[mode], tables);
      }
      return value ? `${reservationModeLabels[mode]}: ${value}` : reservationModeLabels[mode];
    }
    case 'hours':
      return hoursText(fields.hours) || emptyText;
    case 'images':
      return texts.imageCount(fields.images.length);
    case 'highlightImageIndex':
      return texts.imageNumber(fields.highlightImageIndex + 1);
    case 'isActive':
      return fields.isActive ? texts.activeValue : texts.inactiveValue;
    default:
      return fields[name] || emptyText;
  }
}

/** Returns each description with the name of its language. */
function translatedText(translations: PlaceFields['translations']): string {
  return translationLanguages
    .flatMap((language) => {
      const { description } = translations[language] ?? {};
      return description === undefined ? [] : [`${languageNames[language]}: ${description}`];
    })
    .join('\n\n');
}

/**
 * Returns structured hours as one line per day, the number of special dates and the note. Hours as text stay as stored.
 */
function hoursText(hours: PlaceHours): string {
  if (hours.kind === 'unknown') return texts.unknownHoursValue;
  if (hours.kind === 'text') return hours.lines.join('\n');
  const { periods, exceptions, note } = hours.hours;
  // Any week can be listed, because without exceptions all weeks are the same.
  const week = listOpeningWeek({ periods, exceptions: [], note }, new Date(0));
  return [
    ...week.map((day) => `${openingDayName(day)}: ${openingDayText(day)}`),
    ...(exceptions.length > 0 ? [texts.specialDateCount(exceptions.length)] : []),
    ...(note ? [note] : []),
  ].join('\n');
}
