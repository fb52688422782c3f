import type { QueueStatus } from '#features/moderation/model/queues.ts';
import type { ReportedKind } from '#features/moderation/model/report.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';

const noLongerAdminText =
  'Você não tem mais permissão para analisar denúncias. Nada foi alterado. Recarregue a página ou fale com outro super administrador.';

export const reportListErrors: ErrorSentences = {
  default: 'Não foi possível carregar as denúncias',
};

export const reportDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied': noLongerAdminText,
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'As denúncias ou o que foi denunciado mudaram agora há pouco. Tente novamente.',
};

// Reports

export const reportsPageTitle = `Denúncias · ${brand.name}`;
export const reports = 'Denúncias';
export const reportsIntroduction =
  'Decida sobre avaliações, fotos e eventos que alguém denunciou. As denúncias mais antigas vêm primeiro.';
export const reportStatusFilter = 'Situação das denúncias';
export const openReports = 'Abertas';
export const closedReports = 'Encerradas';
export const loadingReports = 'Carregando denúncias...';

/** Shown instead of an empty list. */
export const emptyReportLists = {
  open: {
    title: 'Nenhuma denúncia aberta',
    text: 'Quando alguém denunciar uma avaliação, as fotos dela ou um evento, a denúncia aparece aqui.',
  },
  closed: { title: 'Nenhuma denúncia encerrada', text: 'As decisões tomadas aparecem aqui.' },
};

// Card of a reported item

export const reportedKindLabels: Record<ReportedKind, string> = {
  review: 'Avaliação',
  event: 'Evento',
  pictures: 'Fotos de uma avaliação',
};

export const reportStatusLabels: Record<ReportedKind, Record<QueueStatus<'report'>, string>> = {
  review: { open: 'Aberta', kept: 'Avaliação mantida', removed: 'Avaliação removida' },
  event: { open: 'Aberta', kept: 'Evento mantido', removed: 'Evento fora da agenda' },
  pictures: { open: 'Aberta', kept: 'Fotos mantidas', removed: 'Fotos removidas' },
};

/** Returns '3 denúncias'. */
export function reportCount(count: number): string {
  return countText(count, 'denúncia', 'denúncias');
}

export const deletedEvent = 'Evento excluído';
export const deletedEventHint =
  'Este evento não existe mais: foi excluído por quem cuida do lugar ou por outra pessoa.';
export const endedEvent = 'Já terminou';
export const cancelledEvent = 'Cancelado';
export const eventNotListed = 'Fora da agenda';
export const editEvent = 'Editar evento';

export function eventPicture(title: string): string {
  return `Imagem de ${title}`;
}

export function eventsAt(placeTitle: string): string {
  return `Eventos de ${placeTitle}`;
}

/** Returns the subject of a description, which ends the accessible name of a button. */
export function aboutEvent(title: string): string {
  return `sobre ${title}`;
}

export const deletedReviewHint =
  'Esta avaliação não existe mais: foi excluída por quem escreveu ou por outra pessoa.';
export const reviewNotListed = 'A avaliação não está mais no guia.';
export const picturesGone = 'As fotos desta avaliação não existem mais.';
export const deletedPlaceInSentence = 'lugar excluído';
export const keepReview = 'Manter avaliação';
export const removeReview = 'Remover avaliação';
export const keepPictures = 'Manter fotos';
export const removePictures = 'Remover fotos';
export const closeReport = 'Encerrar denúncia';
export const closeReportShort = 'Encerrar';

// Decision about a reported item

export const reviewWithoutText = 'Avaliação só com estrelas, sem texto.';
export const reportedPicturesChanged = 'As fotos mudaram agora há pouco. Confira e decida de novo';

/** Messages after a decision that was not carried out. */
export const reportOutcomes: Record<ReportedKind, Record<'gone' | 'decided', string>> = {
  review: {
    gone: 'A avaliação já tinha sido excluída. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre esta avaliação',
  },
  event: {
    gone: 'O evento já tinha sido excluído. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre este evento',
  },
  pictures: {
    gone: 'As fotos não existiam mais. As denúncias foram encerradas',
    decided: 'Outra pessoa já tinha decidido sobre estas fotos',
  },
};

/** Texts of the dialog that confirms a decision. */
export interface ReportDecision {
  title: string;
  consequence: string;
  submit: string;
  /** Label on the card, if it is shorter. */
  shortSubmit?: string;
  done: string;
}

const closing = {
  title: 'Encerrar a denúncia?',
  submit: closeReport,
  shortSubmit: closeReportShort,
  done: 'Denúncia encerrada',
};

export const reportDecisions = {
  removeReview: {
    title: 'Remover a avaliação?',
    consequence:
      'A avaliação sai do guia, e a nota do lugar é refeita sem ela. Não há como desfazer.',
    submit: removeReview,
    done: 'Avaliação removida',
  },
  keepReview: {
    title: 'Manter a avaliação?',
    consequence: 'A avaliação fica no guia, e todas as denúncias dela são encerradas.',
    submit: keepReview,
    done: 'Avaliação mantida',
  },
  closeForDeletedReview: {
    ...closing,
    consequence: 'A avaliação não existe mais. As denúncias dela saem da lista de abertas.',
  },
  removePictures: {
    title: 'Remover as fotos?',
    consequence: 'As fotos são apagadas, e a avaliação fica sem elas. Não há como desfazer.',
    submit: removePictures,
    done: 'Fotos removidas',
  },
  keepPictures: {
    title: 'Manter as fotos?',
    consequence:
      'As fotos voltam a aparecer para todos, e uma nova denúncia não as esconde. As denúncias delas são encerradas.',
    submit: keepPictures,
    done: 'Fotos mantidas',
  },
  closeForDeletedPictures: {
    ...closing,
    consequence: 'As fotos não existem mais. As denúncias delas saem da lista de abertas.',
  },
  keepEvent: {
    title: 'Manter o evento?',
    consequence: 'O evento fica na agenda como está, e todas as denúncias dele são encerradas.',
    submit: 'Manter evento',
    done: 'Evento mantido',
  },
  closeForUnlistedEvent: {
    ...closing,
    consequence: 'O evento fica fora da agenda. As denúncias dele saem da lista de abertas.',
  },
  closeForDeletedEvent: {
    ...closing,
    consequence: 'O evento não existe mais. As denúncias dele saem da lista de abertas.',
  },
} satisfies Record<string, ReportDecision>;
