import type { ClubInBrief, MembersPrice } from '#features/club/model/club-in-brief.ts';
import { reaisText } from './benefits.ts';
import { intervalText } from './plans.ts';
import { countText } from './formats.ts';

/** What the club is, in one sentence with what is true today. */
export function clubSentence({ partners, partnersToday }: ClubInBrief): string {
  if (partners === 0) {
    return 'Sócios pagam menos nos lugares parceiros, pedem reservas com prioridade e veem quanto já economizaram.';
  }
  const where = countText(partners, 'lugar parceiro', 'lugares parceiros');
  return `Sócios pagam menos em ${where}${todayText(partners, partnersToday)}: basta mostrar o código na hora da conta.`;
}

function todayText(partners: number, partnersToday: number): string {
  if (partners === 1 || partnersToday === 0) return '';
  const who = partnersToday === partners ? 'todos' : `${partnersToday} deles`;
  return `, ${who} com benefício hoje`;
}

/** 'R$ 29,90 por mês', 'A partir de R$ 29,90 por mês' where there are other plans. */
export function membersPriceText({ price, interval, isOnly }: MembersPrice): string {
  const text = `${reaisText(price)} por ${intervalText({ interval })}`;
  return isOnly ? text : `A partir de ${text}`;
}
