import { agendaDistances, agendaPeriods, noAgendaFilters } from './agenda.ts';
import type { AgendaFilters } from './agenda.ts';
import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import { isoDateOf } from '#shared/zoned-time.ts';

const longestName = 100;
const mostCategories = 20;
const dayMs = 86_400_000;

/**
 * What the address of the agenda asks for: quando ('hoje', 'amanha', 'fim-de-semana', 'semana' or '2026-11-28'),
 * categoria, bairro, preco ('gratis'), beneficio ('1'), distancia (kilometres) and lugar (id of a place). What is unknown or
 * malformed asks nothing.
 */
export function parseAgendaFilters(params: URLSearchParams): AgendaFilters {
  const when = params.get('quando') ?? '';
  const distance = params.get('distancia');
  const categories = (params.get('categoria') ?? '').split(',').slice(0, mostCategories);
  return {
    when: agendaPeriods.find((period) => period === when) ?? dayNumberOf(when),
    categories: [...new Set(categories)].filter((slug) => slug !== '' && slug === slugify(slug)),
    neighborhood: (params.get('bairro') ?? '').slice(0, longestName),
    isFree: params.get('preco') === 'gratis',
    withBenefit: params.get('beneficio') === '1',
    distance: agendaDistances.find((known) => String(known) === distance) ?? null,
    placeId: (params.get('lugar') ?? '').slice(0, longestName),
  };
}

/** The parameters of a choice, without those that say nothing. */
export function agendaParams(filters: AgendaFilters): URLSearchParams {
  const { when, categories, neighborhood, isFree, withBenefit, distance, placeId } = filters;
  return new URLSearchParams({
    ...(when !== null && { quando: typeof when === 'number' ? isoDateOf(when) : when }),
    ...(categories.length > 0 && { categoria: categories.join(',') }),
    ...(neighborhood && { bairro: neighborhood }),
    ...(isFree && { preco: 'gratis' }),
    ...(withBenefit && { beneficio: '1' }),
    ...(distance !== null && { distancia: String(distance) }),
    ...(placeId && { lugar: placeId }),
  });
}

/** The address of the agenda with a choice: '/agenda?quando=hoje'. */
export function agendaLink(filters: Partial<AgendaFilters> = {}): string {
  const params = agendaParams({ ...noAgendaFilters, ...filters }).toString();
  return params === '' ? linkTo('/agenda') : `${linkTo('/agenda')}?${params}`;
}

/** Days since 1970 of 'YYYY-MM-DD'; null for anything else. */
function dayNumberOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / dayMs;
  // Some engines read 30 February as a day of March.
  return Number.isInteger(day) && isoDateOf(day) === text ? day : null;
}
