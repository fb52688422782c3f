import { unknownCategoryName } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { listOpeningWeek } from '#features/opening-hours/model/opening-week.ts';
import type { PlaceFieldName, PlaceFields } from '#features/places/model/place-draft.ts';
import { priceLabels } from '#features/places/model/price.ts';
import { countText } from '#shared/formats/formats.ts';
import { openingDayName, openingDayText } from '#features/opening-hours/week-texts.ts';
import { reservationModeLabels } from '#features/place-editor/mode-panel-texts.ts';

/** Returns one field of a version as text, for a comparison. */
export function fieldText(
  fields: PlaceFields,
  name: PlaceFieldName,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): string {
  const emptyText = '—';
  switch (name) {
    case 'category':
      return categories.find(({ id }) => id === fields.category)?.name ?? unknownCategoryName;
    case 'geo':
      return fields.geo ? `${fields.geo.latitude}, ${fields.geo.longitude}` : emptyText;
    case 'price':
      return priceLabels[fields.price];
    case 'amenities':
      return fields.amenities.join(', ') || emptyText;
    case 'reservation': {
      const { mode, value, tables } = fields.reservation;
      if (tables !== undefined) {
        return `${reservationModeLabels[mode]}, ${countText(tables, 'mesa', 'mesas')} por horário`;
      }
      return value ? `${reservationModeLabels[mode]}: ${value}` : reservationModeLabels[mode];
    }
    case 'hours':
      return hoursText(fields.hours) || emptyText;
    case 'images':
      return countText(fields.images.length, 'imagem', 'imagens');
    case 'highlightImageIndex':
      return `Imagem ${fields.highlightImageIndex + 1}`;
    case 'isActive':
      return fields.isActive ? 'Ativo' : 'Inativo';
    default:
      return fields[name] || emptyText;
  }
}

/** Returns the week with one line per day, the number of special dates and the note. */
function hoursText(hours: PlaceHours): string {
  if (hours.kind === 'unknown') return 'Horário não informado';
  if (hours.kind === 'text') return hours.lines.join('\n');
  const { periods, exceptions, note } = hours.hours;
  // Without exceptions, every week is the same.
  const week = listOpeningWeek({ periods, exceptions: [], note }, new Date(0));
  return [
    ...week.map((day) => `${openingDayName(day)}: ${openingDayText(day)}`),
    ...(exceptions.length > 0
      ? [countText(exceptions.length, 'data especial', 'datas especiais')]
      : []),
    ...(note ? [note] : []),
  ].join('\n');
}
