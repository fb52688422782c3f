import type { DayIdea } from '#features/day-plan/model/day-idea.ts';
import type { DayPlan } from '#features/day-plan/model/day-plan.ts';
import * as brand from '#shared/brand.ts';
import { formatDistance } from '#shared/formats/formats.ts';

// Plan of a day
export function tooManyPlaces(maximum: number): string {
  return `${maximum} lugares num dia. Remova um para escolher outro.`;
}

export const planPageTitle = `Monte seu dia · ${brand.name}`;
export const planTitle = 'Monte seu dia';
export const planLead =
  'Escolha aonde ir. Montamos o roteiro pelos horários e pelas distâncias, com uma hora em cada lugar.';
export const choosePlacesTitle = 'Aonde você quer ir?';
export const choosePlaces = 'Escolher lugares';
export const choosePlacesHint = 'Escolha até oito lugares e veja a melhor ordem para o dia.';
export const dayLabel = 'Dia';
export const dayOutOfRange = 'Escolha um dia de hoje até daqui a um ano.';
export const startTimeLabel = 'Começa às';
export const addPlace = 'Adicionar lugar';
export const startOver = 'Recomeçar';

// Ideas
export const readyDaysTitle = 'Roteiros prontos';
export const readyDayTitles: Record<DayIdea, string> = {
  rain: 'Chuva lá fora',
  children: 'Em família',
  beach: 'Pé na areia',
  sunset: 'Até o sol se pôr',
};

/** @param time 'HH:MM' of the first visit */
export function readyDaySummary(
  count: number,
  time: string,
  day: 'today' | 'tomorrow' | null,
): string {
  const start = day === null ? time : `${day === 'today' ? 'Hoje' : 'Amanhã'}, ${time}`;
  return `${start} · ${count} ${count === 1 ? 'lugar' : 'lugares'}`;
}

export const ideasTitle = 'Combine ideias';
export const beachIdea = 'Praia';
export const chooseIdeaHint = 'Escolha uma ou mais para montar seu dia.';
export const fillDay = 'Montar meu dia';
export const nothingForIdeas =
  'Não encontramos lugares abertos para isso neste dia. Escolha outra ideia.';

// Stops
export const skipReasons: Record<DayPlan['skipped'][number]['reason'], string> = {
  closed: 'Fechado neste dia.',
  'no-time': 'Não dá tempo antes de fechar.',
};

export const loadingPlaces = 'Carregando lugares...';
export const stopsLabel = 'Seu dia';
export const openRoute = 'Abrir a rota no mapa';
export const skippedTitle = 'Ficaram de fora';
export const placeGone = 'Um dos lugares saiu do guia.';

export function removeStop(title: string): string {
  return `Remover ${title} do dia`;
}

export const removeUnknownStop = 'Remover este lugar do dia';

/** @param isFirst true for the distance from the visitor to the first stop */
export function stopDistance(metres: number, isFirst: boolean): string {
  return `· ${formatDistance(metres)} ${isFirst ? 'de você' : 'do anterior'}`;
}
