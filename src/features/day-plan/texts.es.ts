import type { DayIdea } from '#features/day-plan/model/day-idea.ts';
import type { DayPlan } from '#features/day-plan/model/day-plan.ts';
import * as brand from '#shared/brand.ts';
import { formatDistance } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Plan of a day
export function tooManyPlaces(maximum: number): string {
  return `Máximo: ${maximum} lugares en un día. Quitá uno para elegir otro.`;
}

export const planPageTitle = `Armá tu día · ${brand.name}`;
export const planTitle = 'Armá tu día';
export const planLead =
  'Elegí adónde ir. Armamos el orden según los horarios y las distancias, con una hora en cada lugar.';
export const choosePlacesTitle = '¿A dónde querés ir?';
export const choosePlaces = 'Elegir lugares';
export const choosePlacesHint = 'Elegí hasta ocho lugares y mirá el mejor orden para el día.';
export const dayLabel = 'Día';
export const dayOutOfRange = 'Elegí un día desde hoy hasta dentro de un año.';
export const startTimeLabel = 'Empieza a las';
export const addPlace = 'Agregar lugar';
export const startOver = 'Empezar de nuevo';

// Ideas
export const readyDaysTitle = 'Días listos';
export const readyDayTitles: Record<DayIdea, string> = {
  rain: 'Llueve afuera',
  children: 'En familia',
  beach: 'Pies en la arena',
  sunset: 'Hasta que caiga el sol',
};

/** @param time 'HH:MM' of the first visit */
export function readyDaySummary(
  count: number,
  time: string,
  day: 'today' | 'tomorrow' | null,
): string {
  const start = day === null ? time : `${day === 'today' ? 'Hoy' : 'Mañana'}, ${time}`;
  return `${start} · ${count} ${count === 1 ? 'lugar' : 'lugares'}`;
}

export const ideasTitle = 'Combina ideas';
export const beachIdea = 'Playa';
export const chooseIdeaHint = 'Elegí una o más para armar tu día.';
export const fillDay = 'Armar mi día';
export const nothingForIdeas =
  'No encontramos lugares abiertos para eso en este día. Elegí otra idea.';

// Stops
export const skipReasons: Record<DayPlan['skipped'][number]['reason'], string> = {
  closed: 'Cerrado ese día.',
  'no-time': 'No da el tiempo antes de que cierre.',
};

export const loadingPlaces = 'Cargando lugares…';
export const stopsLabel = 'Tu día';
export const openRoute = 'Abrir el recorrido en el mapa';
export const skippedTitle = 'Quedaron afuera';
export const placeGone = 'Uno de los lugares ya no está en la guía.';

export function removeStop(title: string): string {
  return `Quitar ${title} del día`;
}

export const removeUnknownStop = 'Quitar este lugar del día';

export function stopDistance(metres: number, isFirst: boolean): string {
  return `· ${formatDistance(metres)} ${isFirst ? 'de vos' : 'del anterior'}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
