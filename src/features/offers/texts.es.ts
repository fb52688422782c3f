import * as brand from '#shared/brand.ts';
import type { ClubOffer, OfferTerms } from '#features/offers/model/club-offer.ts';
import type { LimitWindow } from '#features/offers/model/club-offer-options.ts';
import { countRemainingUses } from '#features/offers/model/remaining-uses.ts';
import type {
  MemberAvailability,
  MemberWait,
  OfferEnd,
  OfferPause,
} from '#features/offers/model/offer-calendar.ts';
import {
  countText,
  formatCents,
  formatDate,
  formatDayAndMonth,
  formatPercent,
} from '#shared/formats/formats.es.ts';
import { onDayAndTimeText, sinceTimeText, untilEndText } from '#shared/formats/day-and-time.es.ts';
import { joinPhrases } from '#shared/formats/phrases.es.ts';
import { shortWeekdays, weekdayInSentence } from '#shared/formats/weekdays.es.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

export const limitWindowTexts: Record<LimitWindow, string> = {
  day: 'por día',
  month: 'por mes',
  year: 'por año',
  total: 'en total',
};

export function discountText(terms: OfferTerms): string {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  const discount = {
    percent: `${formatPercent(percent ?? 0)} de descuento`,
    fixed: `${formatCents(amountCents ?? 0)} de descuento`,
    second_item_free: 'Pedí dos ítems y el más barato es gratis',
  }[kind];
  const isCapped = maxDiscountCents !== null && kind !== 'fixed';
  return isCapped ? `${discount}, hasta ${formatCents(maxDiscountCents)}` : discount;
}

export function offerCondition(offer: ClubOffer): string {
  return `Vale ${timesText(offer)}${minSpendText(offer)}`;
}

function minSpendText({ minSpendCents }: ClubOffer): string {
  return minSpendCents ? `, en cuentas a partir de ${formatCents(minSpendCents)}` : '';
}

export function offerRule(offer: ClubOffer, now: Date): string {
  return offerRules(offer, now).join(' ');
}

export function offerRules(offer: ClubOffer, now: Date): string[] {
  const { cooldownMinutes, totalLimit } = offer;
  return [
    `${discountText(offer)}${minSpendText(offer)}.`,
    `Vale ${timesText(offer)}, con el lugar abierto.`,
    excludedDatesText(offer, now),
    usesText(offer),
    cooldownMinutes > 0 && `Un uso cada ${durationText(cooldownMinutes)} en este lugar.`,
    totalLimit !== null && `Limitado a ${countText(totalLimit, 'uso', 'usos')} en total.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

function usesText({ perMemberLimit: limit }: ClubOffer): string {
  if (!limit) return '';
  const { count, window } = limit;
  if (count === 1 && window === 'total') return 'Vale una vez por socio.';
  const times = count === 1 ? 'Una vez' : `Hasta ${countText(count, 'vez', 'veces')}`;
  return `${times} ${limitWindowTexts[window]} para cada socio.`;
}

function durationText(minutes: number): string {
  if (minutes % 1440 === 0) return countText(minutes / 1440, 'día', 'días');
  if (minutes % 60 === 0) return countText(minutes / 60, 'hora', 'horas');
  return countText(minutes, 'minuto', 'minutos');
}

const maxDaysWithoutYear = 300;

function excludedDatesText({ excludedDates, validUntil }: ClubOffer, now: Date): string {
  const today = wallClockAt(now).dayNumber;
  const lastDay = validUntil === null ? Infinity : wallClockAt(validUntil).dayNumber;
  const days = excludedDates
    .flatMap((date) => dayNumberOf(date) ?? [])
    .filter((day) => day >= today && day <= lastDay)
    .sort((a, b) => a - b);
  if (days.length === 0) return '';
  const runs = toRuns(days);
  const dateText = (day = 0) => {
    const date = isoDateOf(day);
    return `${formatDayAndMonth(date)}${day - today > maxDaysWithoutYear ? `/${date.slice(0, 4)}` : ''}`;
  };
  const parts = runs.map((run) =>
    run.length > 1
      ? `del ${dateText(run[0])} al ${dateText(run.at(-1))}`
      : `el ${dateText(run[0])}`,
  );
  return `No vale ${joinPhrases(parts)}.`;
}

function toRuns(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of new Set(days)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [run] : run.map((day) => [day])));
}

function timesText({ weekdays, shifts }: Pick<ClubOffer, 'weekdays' | 'shifts'>): string {
  const days = weekdaysText(weekdays);
  if (shifts.length === 0) return days;
  return `${days}, ${joinPhrases(shifts.map(({ start, end }) => `de ${start} a ${end}`))}`;
}

function weekdaysText(weekdays: readonly number[], isShort = false): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  if (days.length === 0 || days.length === 7) return 'todos los días';
  // Weeks begin on Monday.
  const weekdayOrder = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const first = weekdayOrder[0] ?? 0;
  const lastDay = weekdayOrder.at(-1) ?? 0;
  const isConsecutive = weekdayOrder.every((day, position) => day === (first + position) % 7);
  const nameOf = isShort ? (day: number) => shortWeekdays[day] ?? '' : weekdayInSentence;
  return weekdayOrder.length > 2 && isConsecutive
    ? `${isShort ? '' : 'de '}${nameOf(first)} a ${nameOf(lastDay)}`
    : joinPhrases(weekdayOrder.map(isShort ? nameOf : everyWeekdayText));
}

function everyWeekdayText(day: number): string {
  const weekday = weekdayInSentence(day);
  return `los ${weekday.endsWith('s') ? weekday : `${weekday}s`}`;
}

export function offerAvailabilityText(availability: MemberAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return `Válido ahora${endText(availability.until, now)}`;
    case 'later':
      return laterText(availability.why, availability.from, now);
    case 'over':
      return endTexts[availability.why];
  }
}

export function offerStateText(
  offer: Pick<ClubOffer, 'weekdays'>,
  availability: MemberAvailability,
  now: Date,
): string {
  if (availability.kind === 'over') return offerAvailabilityText(availability, now);
  const state =
    availability.kind === 'valid'
      ? `Vale${endText(availability.until, now) || ' ahora'}`
      : offerAvailabilityText(availability, now);
  return `${state} · ${weekdaysText(offer.weekdays, true).replaceAll(' ', '\u00a0')}`;
}

export function otherConditions({ minSpendCents }: Pick<ClubOffer, 'minSpendCents'>): string {
  return minSpendCents ? `En cuentas a partir de ${formatCents(minSpendCents)}.` : '';
}

function endText(until: Date, now: Date): string {
  return until.getTime() - now.getTime() < dayMs ? ` ${untilEndText(until, now)}` : '';
}

function laterText(why: OfferPause | MemberWait, from: Date, now: Date): string {
  switch (why) {
    case 'excluded-date':
      return `No vale hoy · vuelve ${onDayAndTimeText(from, now)}`;
    case 'place-closed':
    case 'outside-offer-hours':
      return `Vale ${sinceTimeText(from, now)}`;
    case 'member-limit':
    case 'member-cooldown':
      return `Para vos, ${sinceTimeText(from, now)}`;
  }
}

const endTexts: Record<OfferEnd | MemberWait, string> = {
  inactive: 'No disponible',
  ended: 'Finalizado',
  'used-up': 'Agotado',
  'never-again': 'No vuelve a estar disponible',
  'member-limit': 'Ya lo usaste',
  'member-cooldown': 'No vuelve a estar disponible para vos',
};

export function offerEndText(offer: ClubOffer): string {
  const remainingUses = countRemainingUses(offer);
  const end = `Hasta el ${formatDate(offer.validUntil)}`;
  // If no use is left, the state already shows it.
  if (remainingUses === null || remainingUses === 0) return end;
  return `${end} · ${remainingUses === 1 ? 'queda' : 'quedan'} ${countText(remainingUses, 'uso', 'usos')}`;
}

// Several screens
export const loadingClub = 'Cargando el club…';

// Card
export const redeemOffer = 'Usar beneficio';
export const showOffer = 'Ver beneficio';

// Message about the club
export const usageLabel = 'Cómo usar los beneficios';
export const joinTitle = 'Solo para socios';

export function saveUpTo(amount: string): string {
  return `Ahorrá hasta ${amount}`;
}

export const onOneVisit = 'en una visita';
export const joinNote = 'suscribite y usalos el mismo día';
export const showClub = 'Ver el club';
export const unpaidNote = 'Tus beneficios están suspendidos hasta que se pague la suscripción.';
export const showOwnMembership = 'Ver mi suscripción';

// Page of the offers
export const neighborhoodLabel = 'Barrio';
export const allNeighborhoods = 'Barrios';
export const validNow = 'Válidos ahora';
export const nearestFirst = 'Más cercanos';
export const mapLabel = 'Mapa de los beneficios';

export function benefitCount(count: number): string {
  return countText(count, 'beneficio', 'beneficios');
}

export const laterTitle = 'Para más tarde';
export const showMoreOffers = 'Ver más beneficios';
export const noValidOffersTitle = 'Ningún beneficio está disponible ahora';

export function validOffersText(count: number): string {
  return count === 0
    ? noValidOffersTitle
    : countText(count, 'beneficio válido ahora', 'beneficios válidos ahora');
}

export function nextOfferText(from: Date, now: Date): string {
  return `${noValidOffersTitle} · el próximo, ${onDayAndTimeText(from, now)}`;
}

export const noMatchTitle = 'No se encontraron beneficios';
export const clearFilters = 'Limpiar filtros';
export const noMatchNote = 'Mirá los días y horarios de los otros beneficios.';
export const pageTitle = `Beneficios del club · ${brand.name}`;
export const clubOffersTitle = 'Beneficios del club';
export const clubClosedTitle = 'El club está cerrado por el momento';
export const explorePlaces = 'Explorar lugares';
export const clubClosedNote = 'Los beneficios no se pueden usar ahora. Volvé pronto.';
export const usageLead =
  'Elegí un beneficio, andá al lugar y generá el código al momento de pagar la cuenta.';
export const findPlaces = 'Buscar lugares';
export const findPlacesWith = 'con beneficio';
export const loadingOffers = 'Cargando los beneficios…';
export const noOffersTitle = 'No hay beneficios por el momento';
export const noOffersNote =
  'Cuando un lugar adherido ofrezca un descuento a los socios, va a aparecer acá.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
