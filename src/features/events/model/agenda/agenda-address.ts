import { agendaDistances, agendaPeriods, noAgendaFilters } from './agenda.ts';
import type { AgendaFilters } from './agenda.ts';
import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import { dayNumberOf, isoDateOf } from '#shared/zoned-time.ts';

const maxNameLength = 100;
const maxCategories = 20;

/**
 * Parses the filters of the agenda URL: quando ('hoje', 'amanha', 'fim-de-semana', 'semana' or '2026-11-28'),
 * categoria, bairro, preco ('gratis'), beneficio ('1'), distancia (kilometres) and lugar (id of a place). Unknown and
 * malformed values are ignored.
 */
export function parseAgendaFilters(params: URLSearchParams): AgendaFilters {
  const when = params.get('quando') ?? '';
  const distance = params.get('distancia');
  const categories = (params.get('categoria') ?? '').split(',').slice(0, maxCategories);
  return {
    when: agendaPeriods.find((period) => period === when) ?? dayNumberOf(when),
    categories: [...new Set(categories)].filter((slug) => slug !== '' && slug === slugify(slug)),
    neighborhood: (params.get('bairro') ?? '').slice(0, maxNameLength),
    isFree: params.get('preco') === 'gratis',
    withBenefit: params.get('beneficio') === '1',
    distance: agendaDistances.find((option) => String(option) === distance) ?? null,
    placeId: (params.get('lugar') ?? '').slice(0, maxNameLength),
  };
}

/** Returns the URL parameters of the filters, without default values. */
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

/** Returns the path of the agenda with filters: '/agenda?quando=hoje'. */
export function agendaLink(filters: Partial<AgendaFilters> = {}): string {
  const params = agendaParams({ ...noAgendaFilters, ...filters }).toString();
  return params === '' ? linkTo('/agenda') : `${linkTo('/agenda')}?${params}`;
}
