import type { Greeting } from '#features/home/model/greeting.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const homeErrors: ErrorSentences = { default: 'No pudimos cargar los destacados' };

export const homeNowErrors: ErrorSentences = { default: 'No pudimos cargar lo que hay ahora' };

export const greetings: Record<Greeting, string> = {
  morning: 'Buen día',
  afternoon: 'Buenas tardes',
  evening: 'Buenas noches',
};

// Top of the page
export const loadingHomeNow = 'Cargando lo que hay ahora…';
export const homePageTitle = `${brand.name}: lugares y eventos en ${brand.city}`;
export const highlightsTitle = 'Destacados de la semana';
export const loadingHighlights = 'Cargando destacados…';
export const noHighlights = 'Por ahora no hay destacados';
export const viewCategories = 'Ver categorías';
export const noHighlightsHint = 'Cuando haya lugares con reseñas, los mejores van a aparecer acá.';
export const categoriesLabel = 'Categorías';
export const loadingCategories = 'Cargando categorías…';

export const question = `¿Qué querés vivir hoy en ${brand.city}?`;

export const planDay = 'Armá tu día';

// Rails
export const openNowTitle = 'Abiertos ahora';
export const tonightTitle = 'Esta noche';
export const benefitsTitle = 'Beneficios del club hoy';
export const seeAll = 'Ver todos';
export const neighborhoodsTitle = 'Barrios';
export const weekendTitle = 'Hoy y este fin de semana';
export const seeAgenda = 'Ver la agenda';
export const findingNearbyPlaces = 'Buscando lugares cerca de vos…';
export const nearYouHint =
  'Tu ubicación ordena los lugares por distancia y no sale de este dispositivo.';

export const nearYouTitle = 'Cerca de vos';

export function placesUnit(count: number): string {
  return count === 1 ? 'lugar' : 'lugares';
}

// Club
export const loadingClub = 'Cargando el club…';
export const cancelAnyTime = ', y cancelás cuando quieras';
export const discoverClub = 'Conocer el club';
export const viewSubscription = 'Ver mi suscripción';
export const todaysBenefits = 'Beneficios de hoy';
export const noMoreBenefits =
  'Por hoy no queda ninguno. Mirá los que están vigentes en los próximos días.';
export const endedToday = 'terminó por hoy';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
