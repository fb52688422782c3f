import * as brand from '#shared/brand.ts';
import { reviewCountText } from '#features/reviews/count-texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const reviewInboxErrors: ErrorSentences = {
  default: 'Não foi possível carregar as avaliações dos seus lugares',
  'permission-denied':
    'Seu acesso a um destes lugares mudou. Atualize a página ou fale com o administrador.',
};

export const replyErrors: ErrorSentences = {
  default: 'Não foi possível salvar a resposta',
  'not-found': 'Esta avaliação não existe mais. Atualize a lista.',
  'permission-denied': lostAccessText,
  'invalid-input': 'Escreva uma resposta de até 2.000 caracteres.',
};

// Inbox
export const inboxPageTitle = `Avaliações dos meus lugares · ${brand.name}`;
export const inboxHeading = 'Avaliações';
export const loadingReviews = 'Carregando as avaliações...';
export const searchOlder = 'Procurar mais antigas';

export function reviewsUntilNow(count: number, oldestDate: string): string {
  return `${reviewCountText(count)} até agora, desde ${oldestDate}.`;
}

export const showLabel = 'Mostrar';
export const unanswered = 'Sem resposta';
export const allReviews = 'Todas';
export const answered = 'Respondidas';
export const noReviewsTitle = 'Nenhuma avaliação ainda';
export const noReviewsHint = 'Quando alguém avaliar um dos seus lugares, você lê e responde aqui.';
export const allAnsweredTitle = 'Nenhuma avaliação sem resposta';

export function allAnsweredHint(hasOlder: boolean): string {
  return hasOlder ? 'Você respondeu as mais recentes.' : 'Você respondeu a todas.';
}

// Reply
export const reply = 'Responder';
export const editReply = 'Editar resposta';
export const removeReply = 'Remover resposta';

/** Text for screen readers after 'Responder', 'Editar resposta' and 'Remover resposta'. */
export function toReviewBy(authorName: string): string {
  return ` a avaliação de ${authorName}`;
}

export function replyTo(authorName: string): string {
  return `Resposta para ${authorName}`;
}

export const ownReviewHint = 'Você escreveu esta avaliação, por isso não pode responder a ela.';
export const replyHint = 'Todos leem a resposta na página do lugar.';
export const replyMissing = 'Escreva a resposta.';
export const publishReply = 'Publicar resposta';
export const publishingReply = 'Publicando...';
export const cancel = 'Cancelar';
export const replyPublished = 'Resposta publicada';
export const replyChanged = 'Resposta alterada';
export const unpublishedReply = 'A resposta que você escreveu não foi publicada e será perdida.';
export const removeReplyTitle = 'Remover a resposta?';
export const removeReplyHint = 'A avaliação de <author/> fica, sem a resposta do lugar.';
export const removingReply = 'Removendo...';
export const keepReply = 'Manter resposta';
export const replyRemoved = 'Resposta removida';
