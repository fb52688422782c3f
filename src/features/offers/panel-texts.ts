import type { LimitWindow, OfferKind } from '#features/offers/model/club-offer.ts';
import type {
  OfferEnd,
  OfferPause,
  OfferAvailability,
} from '#features/offers/model/offer-calendar.ts';
import type { CooldownUnit, OfferProblem } from '#features/offers/model/offer-draft.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { untilEndText } from '#shared/formats/day-and-time.ts';
import { offerAvailabilityText } from './texts.ts';

const deletedText = 'Esta oferta foi excluída por outra pessoa. Confira a lista.';

const forbiddenText = 'Você não pode mais alterar as ofertas deste lugar. Atualize a página.';

export const managedOffersErrors: ErrorSentences = {
  default: 'Erro ao carregar as ofertas',
  'permission-denied': 'Seu acesso a este lugar mudou. Atualize a página.',
};

export const editedOfferErrors: ErrorSentences = {
  default: 'Erro ao carregar a oferta',
  'not-found': 'Oferta não encontrada',
};

export const offerSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar a oferta',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict:
    'Outra pessoa mudou esta oferta enquanto você editava. Abra-a de novo para ver como ela está.',
};

export const offerToggleErrors: ErrorSentences = {
  default: 'Erro ao mudar a situação da oferta',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
};

export const offerDeleteErrors: ErrorSentences = {
  default: 'Erro ao excluir a oferta',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Alguém acabou de usar esta oferta. Ela não pode mais ser excluída: desligue-a.',
};

export const offerKindLabels: Record<OfferKind, string> = {
  percent: 'Porcentagem',
  fixed: 'Valor em reais',
  second_item_free: 'Segundo item grátis',
};

export const limitWindowLabels: Record<LimitWindow | 'none', string> = {
  none: 'Sem limite',
  day: 'Por dia',
  month: 'Por mês',
  year: 'Por ano',
  total: 'No total',
};

export const cooldownUnitLabels: Record<CooldownUnit, string> = {
  minutes: 'Minutos',
  hours: 'Horas',
  days: 'Dias',
};

export const offerProblemTexts: Record<OfferProblem, string> = {
  'title-missing': 'Dê um título à oferta.',
  'percent-unreadable': 'Informe uma porcentagem inteira, de 1 a 100.',
  'amount-unreadable': 'Informe o desconto em reais, como 15,00.',
  'max-discount-unreadable': 'Informe o valor em reais, como 50,00, ou deixe em branco.',
  'min-spend-unreadable': 'Informe o valor em reais, como 100,00, ou deixe em branco.',
  'shift-incomplete': 'Informe o começo e o fim de cada horário. Eles não podem ser iguais.',
  'shifts-overlap': 'Há horários que se sobrepõem. Junte-os ou ajuste um deles.',
  'too-many-shifts': 'São no máximo 10 horários.',
  'date-incomplete': 'Complete ou remova as datas em branco.',
  'too-many-dates': 'São no máximo 60 datas.',
  'end-missing': 'Escolha o último dia da oferta.',
  'end-past': 'Este dia já passou. Escolha de hoje em diante.',
  'limit-unreadable': 'Informe um número de usos, de 1 a 1.000.',
  'cooldown-unreadable': 'Informe um número inteiro que dê no máximo um ano, ou deixe em branco.',
  'total-unreadable': 'Informe um número de usos a partir de 1, ou deixe em branco.',
  'total-below-used':
    'Esta oferta já foi usada mais vezes do que isso. Para encerrá-la, desligue-a.',
  'terms-too-long': 'As regras passaram do limite. Encurte-as.',
};

/** Formats when the offer can be used next: 'Válida agora, até as 22:00'. */
export function nextUseText(availability: OfferAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return `Válida agora, ${untilEndText(availability.until, now)}`;
    case 'later':
      return offerAvailabilityText(availability, now);
    case 'over':
      return 'Com estas regras e os horários do lugar ela não vale em nenhum momento';
  }
}

const stateTexts: Record<OfferPause | OfferEnd, string> = {
  'place-closed': 'Lugar fechado',
  'excluded-date': 'Data excluída',
  'outside-offer-hours': 'Fora do horário',
  inactive: 'Desligada',
  ended: 'Encerrada',
  'used-up': 'Esgotada',
  // The end is in the future, but offer hours and opening hours never match.
  'never-again': 'Sem horário',
};

/** Formats the state of an offer in one or two words: 'Válida agora', 'Lugar fechado', 'Esgotada'. */
export function offerStateText(availability: OfferAvailability): string {
  return availability.kind === 'valid' ? 'Válida agora' : stateTexts[availability.why];
}
