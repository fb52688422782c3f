import type { IntentName } from '#features/search/model/intents.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const searchStartHint =
  'Un nombre, un barrio o un antojo: “ostras”, “Lagoa”, “música en vivo”.';
export const loadingStart = 'Cargando sugerencias…';

export const recentSearchesTitle = 'Búsquedas recientes';
export const clearRecentSearches = 'Borrar';

export function removeRecentSearch(query: string): string {
  return `Quitar la búsqueda “${query}”`;
}

export const intentsTitle = '¿Qué estás buscando?';

export const intentLabels: Record<IntentName, string> = {
  children: 'Con niños',
  rain: 'Día de lluvia',
  sunset: 'Atardecer',
  lateNight: 'De madrugada',
  seafood: 'Mariscos',
  dogs: 'Acepta mascotas',
  liveMusic: 'Música en vivo',
  accessible: 'Entrada accesible',
};

export const startByCategory = 'Empezá por una categoría';

export const openNowTitle = 'Abiertos ahora';
export const openNearYouTitle = 'Abiertos cerca de vos';
export const loadingOpenPlaces = 'Buscando lugares abiertos…';
export const nothingOpen = 'No hay lugares abiertos ahora.';
export const seeAll = 'Ver todos';

export const todaysEventsTitle = 'Eventos de hoy';
export const loadingTodaysEvents = 'Cargando los eventos de hoy…';
export const noEventsToday = 'No hay eventos hoy.';
export const seeAgenda = 'Ver la agenda';

export type Complete = TranslationOf<
  typeof import('./start-texts.ts'),
  typeof import('./start-texts.es.ts')
>;
