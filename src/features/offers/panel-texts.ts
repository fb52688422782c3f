import * as brand from '#shared/brand.ts';
import type { LimitWindow, OfferKind } from '#features/offers/model/club-offer-options.ts';
import type { OfferAvailability, OfferEnd } from '#features/offers/model/offer-calendar.ts';
import type { CooldownUnit, OfferProblem } from '#features/offers/model/offer-draft.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { untilEndText } from '#shared/formats/day-and-time.ts';
import { countText } from '#shared/formats/formats.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { benefitStartText } from './benefit-texts.ts';
import { offerAvailabilityText } from './texts.ts';

const deletedText = 'Este benefício foi excluído por outra pessoa. Confira a lista.';

const forbiddenText = 'Você não pode mais alterar os benefícios deste lugar. Atualize a página.';

export const managedOffersErrors: ErrorSentences = {
  default: 'Não foi possível carregar os benefícios',
  'permission-denied': 'Seu acesso a este lugar mudou. Atualize a página.',
};

export const editedOfferErrors: ErrorSentences = {
  default: 'Não foi possível carregar o benefício',
  'not-found': 'Benefício não encontrado',
};

export const offerSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar o benefício',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict:
    'Outra pessoa mudou este benefício enquanto você editava. Abra-o de novo para ver como ele está.',
};

export const offerToggleErrors: ErrorSentences = {
  default: 'Não foi possível mudar a situação do benefício',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
};

export const offerDeleteErrors: ErrorSentences = {
  default: 'Não foi possível excluir o benefício',
  'not-found': deletedText,
  'permission-denied': forbiddenText,
  conflict: 'Alguém acabou de usar este benefício. Ele não pode mais ser excluído: desligue-o.',
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
  'title-missing': 'Dê um título ao benefício.',
  'percent-unreadable': 'Informe uma porcentagem inteira, de 1 a 100.',
  'amount-unreadable': 'Informe o desconto em reais, como 15,00.',
  'max-discount-unreadable': 'Informe o valor em reais, como 50,00, ou deixe em branco.',
  'min-spend-unreadable': 'Informe o valor em reais, como 100,00, ou deixe em branco.',
  'shift-incomplete': 'Informe o começo e o fim de cada horário. Eles não podem ser iguais.',
  'shifts-overlap': 'Há horários que se sobrepõem. Junte-os ou ajuste um deles.',
  'too-many-shifts': 'São no máximo 10 horários.',
  'date-incomplete': 'Complete ou remova as datas em branco.',
  'too-many-dates': 'São no máximo 60 datas.',
  'end-missing': 'Escolha o último dia do benefício.',
  'end-past': 'Este dia já passou. Escolha de hoje em diante.',
  'limit-unreadable': 'Informe um número de usos, de 1 a 1.000.',
  'cooldown-unreadable': 'Informe um número inteiro que dê no máximo um ano, ou deixe em branco.',
  'total-unreadable': 'Informe um número de usos a partir de 1, ou deixe em branco.',
  'total-below-used':
    'Este benefício já foi usado mais vezes do que isso. Para encerrá-lo, desligue-o.',
  'terms-too-long': 'As regras passaram do limite. Encurte-as.',
  'translation-too-long': 'As regras em outro idioma passaram do limite. Encurte-as.',
};

/** Formats when the offer can be used next: 'Válido agora, até 22:00'. */
export function nextUseText(availability: OfferAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return `Válido agora, ${untilEndText(availability.until, now)}`;
    case 'later':
      return offerAvailabilityText(availability, now);
    case 'over':
      return 'Com estas regras e os horários do lugar ele não vale em nenhum momento';
  }
}

const endTexts: Record<OfferEnd, string> = {
  inactive: 'Desligado',
  ended: 'Encerrado',
  'used-up': 'Esgotado',
  // The end is in the future, but offer hours and opening hours never match.
  'never-again': 'Sem horário',
};

/** Formats the state of an offer: 'Válido agora', 'A partir de terça, 18:30', 'Esgotado'. */
export function offerStateText(availability: OfferAvailability, now: Date): string {
  switch (availability.kind) {
    case 'valid':
      return 'Válido agora';
    case 'later':
      return capitalize(benefitStartText(availability.from, now));
    case 'over':
      return endTexts[availability.why];
  }
}

// Pages and lists
export const loadingOffer = 'Carregando o benefício...';
export const newOffer = 'Novo benefício';
export const newOfferShort = 'Novo';
export const editOffer = 'Editar benefício';
export const offersLabel = 'Benefícios';
export const loadingPlaces = 'Carregando lugares...';
export const newOfferPageTitle = `Novo benefício · ${brand.name}`;
export const offersPageTitle = `Benefícios · ${brand.name}`;
export const clubOffersTitle = 'Benefícios do clube';
export const showAllPlaces = 'Ver os de todos os lugares';
export const loadingOffers = 'Carregando os benefícios...';
export const noOffersTitle = 'Nenhum benefício ainda';
export const noMoreOffersTitle = 'Não há mais benefícios';
export const noOffersNote = 'Sem benefícios, os sócios do clube não têm o que usar.';
export const offerListTitle = 'Lista de benefícios';

export function newOfferOf(placeTitle: string): string {
  return `Novo benefício de ${placeTitle}`;
}

export const showMoreOffers = 'Mostrar mais benefícios';
export const noOffersOfPlace = 'Nenhum benefício ainda. Crie o primeiro.';

// Offer in a list
export function usedTimes(count: number): string {
  return count === 0 ? 'Nunca usado' : `Usado ${countText(count, 'vez', 'vezes')}`;
}

/** Label of the switch of an offer; the title of the offer is for screen readers. */
export const activeOffer = 'Ligado <offer/>';

export const edit = 'Editar';

export function editOfferNamed(title: string): string {
  return `Editar ${title}`;
}

export function deleteOfferNamed(title: string): string {
  return `Excluir ${title}`;
}

// Deletion
export const deleteOfferTitle = 'Excluir benefício';
export const deleteOffer = 'Excluir';
export const deletingOffer = 'Excluindo...';
export const offerDeleted = 'Benefício excluído';

export const confirmOfferDeletion =
  'Tem certeza que deseja excluir “<title/>”? Ninguém o usou até agora.';

// Form: discount
export const discountTitle = 'Desconto';
export const titleLabel = 'Título';
export const titleExample = '20% no jantar';
export const kindLabel = 'Tipo de desconto';
export const secondItemHint = 'Quem pede dois itens não paga o de menor valor.';
export const percentLabel = 'Desconto (%)';
export const percentHint = 'De 1 a 100.';
export const amountLabel = 'Desconto (R$)';
export const maxDiscountLabel = 'Desconto máximo (R$, opcional)';
export const minSpendLabel = 'Conta mínima (R$, opcional)';

// Form
export const termsTitle = 'Regras e publicação';
export const termsLabel = 'Regras (opcional)';
export const termsHint = 'O que mais o sócio precisa saber: pratos, bebidas, outras promoções.';
export const activeLabel = 'Ligado';
export const activeHint = 'Os sócios do clube veem o benefício e podem usá-lo.';
export const cancel = 'Cancelar';
export const savingOffer = 'Salvando...';
export const saveOffer = 'Salvar benefício';
export const unsavedChanges = 'As alterações ainda não foram salvas e serão perdidas.';
export const timesTitle = 'Quando vale';
export const weekdaysLabel = 'Dias da semana';
export const weekdaysHint = 'Sem nenhum marcado, vale todos os dias.';
export const lastDayLabel = 'Último dia';
export const lastDayHint = 'O benefício termina no fim deste dia.';
export const limitsTitle = 'Limites';
export const memberLimitLabel = 'Limite por sócio';
export const memberUsesLabel = 'Usos por sócio';
export const cooldownLabel = 'Espera entre usos';
export const noCooldown = 'Nenhuma';

/** The unit of the time between two uses. */
export const cooldownUnitLabel = 'Em';

export const totalLimitLabel = 'Total de usos por todos (opcional)';
export const totalLimitHint = 'Ao chegar a este número, o benefício se esgota.';
export const offerSaved = 'Benefício salvo';
export const offerCreated = 'Benefício criado';

// Form: hours and dates
export const excludedDatesLabel = 'Datas em que não vale (opcional)';

export function excludedDateLabel(position: number): string {
  return `Data ${position} em que não vale`;
}

export function removeDate(position: number): string {
  return `Remover a data ${position}`;
}

export const addDate = 'Adicionar data';
export const shiftsLabel = 'Horários (opcional)';
export const shiftsHint =
  'Sem horários, vale o dia todo. Se o fim vier antes do começo, vale até o dia seguinte.';

export function shiftStart(position: number): string {
  return `Começo do horário ${position}`;
}

export const shiftSeparator = 'às';

export function shiftEnd(position: number): string {
  return `Fim do horário ${position}`;
}

export function removeShift(position: number): string {
  return `Remover o horário ${position}`;
}

export const addShift = 'Adicionar horário';

// Preview
export const previewTitle = 'Como os sócios veem';
export const untitledOffer = 'Sem título';
export const incompleteRule =
  'A regra aparece aqui quando o desconto, os horários e os limites estiverem completos.';
export const inactiveNote = 'Desligado: ninguém o vê até você ligá-lo.';
