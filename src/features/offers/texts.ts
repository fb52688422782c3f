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
} from '#shared/formats/formats.ts';
import {
  dayAndTimeText,
  onDayAndTimeText,
  sinceTimeText,
  untilEndText,
} from '#shared/formats/day-and-time.ts';
import { joinPhrases } from '#shared/formats/phrases.ts';
import { onWeekdayText, shortWeekdays, weekdayInSentence } from '#shared/formats/weekdays.ts';
import { dayMs } from '#shared/time-units.ts';
import { dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

export const limitWindowTexts: Record<LimitWindow, string> = {
  day: 'por dia',
  month: 'por mês',
  year: 'por ano',
  total: 'no total',
};

/** Formats the discount: '20% de desconto, até R$ 50,00'. */
export function discountText(terms: OfferTerms): string {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  const discount = {
    percent: `${formatPercent(percent ?? 0)} de desconto`,
    fixed: `${formatCents(amountCents ?? 0)} de desconto`,
    second_item_free: 'Peça dois itens e o mais barato sai de graça',
  }[kind];
  const isCapped = maxDiscountCents !== null && kind !== 'fixed';
  return isCapped ? `${discount}, até ${formatCents(maxDiscountCents)}` : discount;
}

/** Formats the main condition: 'Vale de terça a sexta, das 18:30 às 22:00, em contas a partir de R$ 100,00' */
export function offerCondition(offer: ClubOffer): string {
  return `Vale ${timesText(offer)}${minSpendText(offer)}`;
}

function minSpendText({ minSpendCents }: ClubOffer): string {
  return minSpendCents ? `, em contas a partir de ${formatCents(minSpendCents)}` : '';
}

/**
 * Formats the whole rule: '20% de desconto, até R$ 50,00, em contas a partir de R$ 100,00. Vale de terça a sexta, das
 * 18:30 às 22:00, se o lugar estiver aberto. Não vale em 24/12 e 25/12. Até 2 vezes por mês para cada sócio. Um uso a
 * cada 2 horas neste lugar. Limitado a 200 usos no total.'
 * @param now excluded dates before it are omitted
 */
export function offerRule(offer: ClubOffer, now: Date): string {
  return offerRules(offer, now).join(' ');
}

/** Returns the sentences of offerRule(). */
export function offerRules(offer: ClubOffer, now: Date): string[] {
  const { cooldownMinutes, totalLimit } = offer;
  return [
    `${discountText(offer)}${minSpendText(offer)}.`,
    `Vale ${timesText(offer)}, se o lugar estiver aberto.`,
    excludedDatesText(offer, now),
    usesText(offer),
    cooldownMinutes > 0 && `Um uso a cada ${durationText(cooldownMinutes)} neste lugar.`,
    totalLimit !== null && `Limitado a ${countText(totalLimit, 'uso', 'usos')} no total.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

function usesText({ perMemberLimit: limit }: ClubOffer): string {
  if (!limit) return '';
  const { count, window } = limit;
  if (count === 1 && window === 'total') return 'Vale uma vez por sócio.';
  const times = count === 1 ? 'Uma vez' : `Até ${countText(count, 'vez', 'vezes')}`;
  return `${times} ${limitWindowTexts[window]} para cada sócio.`;
}

/** '2 horas', '90 minutos': the largest unit that gives a whole number. */
function durationText(minutes: number): string {
  if (minutes % 1440 === 0) return countText(minutes / 1440, 'dia', 'dias');
  if (minutes % 60 === 0) return countText(minutes / 60, 'hora', 'horas');
  return countText(minutes, 'minuto', 'minutos');
}

/** A date more than this many days ahead is shown with its year. */
const maxDaysWithoutYear = 300;

/** 'Não vale em 24/12 e 25/12.', 'Não vale de 20/12 a 05/01.' */
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
  const hasRange = runs.some((run) => run.length > 1);
  const parts = runs.map((run) =>
    run.length > 1
      ? `de ${dateText(run[0])} a ${dateText(run.at(-1))}`
      : `${hasRange ? 'em ' : ''}${dateText(run[0])}`,
  );
  return `Não vale ${hasRange ? '' : 'em '}${joinPhrases(parts)}.`;
}

/** Splits sorted days into groups; three or more consecutive days form one group. */
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
  return `${days}, ${joinPhrases(shifts.map(({ start, end }) => `das ${start} às ${end}`))}`;
}

const everyDay = 'todos os dias';

/** 'de terça a sexta', 'na sexta e no sábado'; short: 'ter a sex', 'sex e sáb' */
function weekdaysText(weekdays: readonly number[], isShort = false): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  if (days.length === 0 || days.length === 7) return everyDay;
  // Weeks begin on Monday.
  const weekdayOrder = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const first = weekdayOrder[0] ?? 0;
  const lastDay = weekdayOrder.at(-1) ?? 0;
  const isConsecutive = weekdayOrder.every((day, position) => day === (first + position) % 7);
  const nameOf = isShort ? (day: number) => shortWeekdays[day] ?? '' : weekdayInSentence;
  return weekdayOrder.length > 2 && isConsecutive
    ? `${isShort ? '' : 'de '}${nameOf(first)} a ${nameOf(lastDay)}`
    : joinPhrases(weekdayOrder.map(isShort ? nameOf : onWeekdayText));
}

/**
 * Formats the state of an offer for members: 'Válido agora até 23:00', 'Vale a partir de terça, 18:00', 'Para
 * você a partir das 17:00', 'Esgotado'.
 */
export function offerAvailabilityText(availability: MemberAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return `Válido agora${endText(availability.until, now)}`;
    case 'later':
      return laterText(availability.why, availability.from, now);
    case 'over':
      return endTexts[availability.why];
  }
}

/** Like offerAvailabilityText(), with the weekdays: 'Vale até 23:00 · ter a sex', 'Vale a partir de terça, 18:00 · ter a sex' */
export function offerStateText(
  offer: Pick<ClubOffer, 'weekdays'>,
  availability: MemberAvailability,
  now: Date,
): string {
  if (availability.kind === 'over') return offerAvailabilityText(availability, now);
  const state =
    availability.kind === 'valid'
      ? `Vale${endText(availability.until, now) || ' agora'}`
      : offerAvailabilityText(availability, now);
  return `${state} · ${weekdaysText(offer.weekdays, true).replaceAll(' ', '\u00a0')}`;
}

/** Formats the conditions next to the times: 'Em contas a partir de R$ 100,00.'; '' without any. */
export function otherConditions({ minSpendCents }: Pick<ClubOffer, 'minSpendCents'>): string {
  return minSpendCents ? `Em contas a partir de ${formatCents(minSpendCents)}.` : '';
}

/** ' até 23:00'; '' if the end is more than a day away. */
function endText(until: Date, now: Date): string {
  return until.getTime() - now.getTime() < dayMs ? ` ${untilEndText(until, now)}` : '';
}

function laterText(why: OfferPause | MemberWait, from: Date, now: Date): string {
  switch (why) {
    case 'excluded-date':
      return `Não vale hoje · volta ${dayAndTimeText(from, now)}`;
    case 'place-closed':
    case 'outside-offer-hours':
      return `Vale a partir de ${dayAndTimeText(from, now)}`;
    case 'member-limit':
    case 'member-cooldown':
      return `Para você ${sinceTimeText(from, now)}`;
  }
}

const endTexts: Record<OfferEnd | MemberWait, string> = {
  inactive: 'Indisponível',
  ended: 'Encerrado',
  'used-up': 'Esgotado',
  'never-again': 'Não volta a valer',
  'member-limit': 'Já usado por você',
  'member-cooldown': 'Não volta a valer para você',
};

/** Formats the end date and the remaining uses: 'Até 30/04/2026 · restam 12 usos'. */
export function offerEndText(offer: ClubOffer): string {
  const remainingUses = countRemainingUses(offer);
  const end = `Até ${formatDate(offer.validUntil)}`;
  // If no use is left, the state already shows it.
  if (remainingUses === null || remainingUses === 0) return end;
  return `${end} · ${remainingUses === 1 ? 'resta' : 'restam'} ${countText(remainingUses, 'uso', 'usos')}`;
}

// Several screens
export const loadingClub = 'Carregando o clube...';

// Card
export const redeemOffer = 'Usar benefício';
export const showOffer = 'Ver benefício';

// Message about the club
export const usageLabel = 'Como usar os benefícios';
export const joinTitle = 'Só para sócios';

export function saveUpTo(amount: string): string {
  return `Economize até ${amount}`;
}

/** Follows saveUpTo() where there is room. */
export const onOneVisit = 'numa visita';
export const joinNote = 'assine e use no mesmo dia';
export const showClub = 'Ver o clube';
export const unpaidNote = 'Seus benefícios estão parados até o pagamento da assinatura.';
export const showOwnMembership = 'Ver minha assinatura';

// Page of the offers
export const neighborhoodLabel = 'Bairro';
export const allNeighborhoods = 'Bairros';
export const validNow = 'Válidos agora';
export const nearestFirst = 'Mais perto primeiro';
export const mapLabel = 'Mapa dos benefícios';

/** Returns the text of several places on the map: '4 benefícios'. */
export function benefitCount(count: number): string {
  return countText(count, 'benefício', 'benefícios');
}

export const laterTitle = 'Para mais tarde';
export const showMoreOffers = 'Ver mais benefícios';
export const noValidOffersTitle = 'Nenhum benefício vale agora';

/** '2 benefícios válidos agora' */
export function validOffersText(count: number): string {
  return count === 0
    ? noValidOffersTitle
    : countText(count, 'benefício válido agora', 'benefícios válidos agora');
}

/** 'Nenhum benefício vale agora · o próximo hoje, às 20:00' */
export function nextOfferText(from: Date, now: Date): string {
  return `${noValidOffersTitle} · o próximo ${onDayAndTimeText(from, now)}`;
}

export const noMatchTitle = 'Nenhum benefício encontrado';
export const clearFilters = 'Limpar filtros';
export const noMatchNote = 'Veja os dias e horários dos outros benefícios.';
export const pageTitle = `Benefícios do clube · ${brand.name}`;
export const clubOffersTitle = 'Benefícios do clube';
export const clubClosedTitle = 'O clube está fechado no momento';
export const explorePlaces = 'Explorar lugares';
export const clubClosedNote = 'Os benefícios não podem ser usados agora. Volte em breve.';
export const usageLead =
  'Escolha um benefício, vá até o lugar e gere o código na hora de pagar a conta.';
/** Followed by findPlacesWith for screen readers. */
export const findPlaces = 'Buscar lugares';
export const findPlacesWith = 'com benefício';
export const loadingOffers = 'Carregando os benefícios...';
export const noOffersTitle = 'Nenhum benefício no momento';
export const noOffersNote =
  'Quando um lugar parceiro oferecer um desconto aos sócios, ele aparece aqui.';
