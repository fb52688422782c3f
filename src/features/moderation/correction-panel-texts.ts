import type { QueueStatus } from '#features/moderation/model/queues.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { joinPhrases, lowerFirst } from '#shared/formats/phrases.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';

/** Labels of the states of a correction in the admin panel. */
export const correctionStatusLabels: Record<QueueStatus<'correction'>, string> = {
  pending: 'Em análise',
  applied: 'Aplicada',
  declined: 'Recusada',
};

export const correctionListErrors: ErrorSentences = {
  default: 'Não foi possível carregar as correções',
};

export const correctionDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para analisar correções. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  'not-found': 'O lugar não existe mais. Recuse a correção e conte isso na resposta.',
};

// Requests: corrections and claims

export const requestsPageTitle = `Pedidos · ${brand.name}`;
export const requests = 'Pedidos';
export const loadingRequests = 'Carregando pedidos...';
export const requestKindFilter = 'Tipo de pedido';
export const corrections = 'Correções';
export const claims = 'Gestão de lugares';
export const requestStatusFilter = 'Situação dos pedidos';
export const pendingRequests = 'Em análise';
export const decidedCorrections = 'Decididas';
export const decidedClaims = 'Decididos';

export const correctionsIntroduction = {
  open: 'Correções sugeridas para os lugares. As mais antigas vêm primeiro.',
  closed: 'Correções sugeridas para os lugares.',
};
export const claimsIntroduction = {
  open: 'Pedidos para gerenciar um lugar. Os mais antigos vêm primeiro.',
  closed: 'Pedidos para gerenciar um lugar.',
};

// Corrections

export const loadingCorrections = 'Carregando correções...';

/** Shown instead of an empty list. */
export const emptyCorrectionLists = {
  open: {
    title: 'Nenhuma correção em análise',
    text: 'Quando alguém sugerir uma correção na página de um lugar, ela aparece aqui.',
  },
  closed: {
    title: 'Nenhuma correção decidida',
    text: 'As decisões tomadas aparecem aqui, e as aplicadas podem ser desfeitas.',
  },
};

/** @param relativeDate such as 'há 2 dias' */
export function correctionSentAt(relativeDate: string): string {
  return `Sugerida ${relativeDate}`;
}

export const placeClosed = 'O lugar fechou para sempre.';
export const placeClosedAndRemoved = 'O lugar fechou para sempre e saiu do guia.';
export const nothingApplicable = 'Nada do que foi enviado pode ser aplicado.';
export const currentValueLabel = 'Agora:';
export const correctedValueLabel = 'Correção:';
export const mapPointUnchanged =
  'O ponto no mapa não muda com o endereço. Depois de aplicar, confira-o na edição do lugar.';
export const correctionMessageLabel = 'Mensagem';
export const applyCorrection = 'Aplicar correção';
export const applying = 'Aplicando...';
export const correctionApplied = 'Correção aplicada';
export const removePlace = 'Tirar do guia';

// Decision about a correction

export const declineCorrectionTitle = 'Recusar a correção?';
export const declineCorrectionConsequence =
  'O lugar fica como está. A pessoa recebe a sua resposta.';
export const correctionRefusalReasonMissing = 'Conte à pessoa por que a correção não foi aplicada.';
export const declineCorrection = 'Recusar correção';
export const correctionRefused = 'Correção recusada';

export const correctionConfirmations = {
  close: {
    title: 'Tirar o lugar do guia?',
    consequence:
      'O lugar deixa de aparecer para todos. Você pode desfazer depois, na lista de decididas.',
    isHarmless: false,
    done: 'O lugar saiu do guia',
  },
  rename: {
    title: 'Mudar o nome do lugar?',
    toConsequence: (nextTitle: string) =>
      `Ele passa a se chamar “${nextTitle}” em todo o guia. Você pode desfazer depois, na lista de decididas.`,
    isHarmless: true,
  },
  undo: {
    title: 'Desfazer a correção?',
    consequence: 'O lugar volta a ser como era antes dela, e a correção volta para a análise.',
    isHarmless: true,
    done: 'Correção desfeita',
  },
};

/** Messages after a decision that was not carried out. */
export const correctionOutcomeTexts = {
  decided: 'Esta correção já foi decidida ou retirada',
  changed: 'O lugar mudou enquanto você olhava. Confira a diferença outra vez',
};

/** Messages after an undo that was not carried out. */
export const undoOutcomeTexts = {
  decided: 'Esta correção já foi desfeita ou enviada outra vez',
  changed: 'O lugar mudou depois da correção, por isso nada foi desfeito',
};

/** Joins the days of a changed line: 'Quarta a sábado', 'Terça e quarta'. Other labels, such as dates, are listed. */
export function changedDaysText(labels: readonly string[]): string {
  const days = labels.map((label) => weekdayNames.findIndex((name) => name === label));
  const [first = -1] = days;
  if (days.includes(-1)) return labels.join(', ');
  const [start = '', ...others] = labels;
  const names = [start, ...others.map(lowerFirst)];
  const isRun = days.length > 2 && days.every((day, at) => day === (first + at) % 7);
  return isRun ? `${start} a ${names.at(-1) ?? ''}` : joinPhrases(names);
}
