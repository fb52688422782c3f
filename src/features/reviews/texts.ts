import { reviewCountText, starCountText } from '#features/reviews/count-texts.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reviewerErrors: ErrorSentences = { default: 'Não foi possível carregar o perfil' };

export const reviewsErrors: ErrorSentences = { default: 'Não foi possível carregar as avaliações' };

export const ownReviewErrors: ErrorSentences = {
  default: 'Não foi possível carregar sua avaliação',
};

export const reviewSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar sua avaliação',
  'permission-denied': 'Você não pode avaliar este lugar agora',
  'not-found': 'Este lugar saiu do guia e não recebe avaliações.',
  conflict: 'Muitas pessoas estão avaliando este lugar agora. Tente novamente.',
};

export const reviewRemoveErrors: ErrorSentences = {
  default: 'Não foi possível excluir sua avaliação',
  'permission-denied': 'Você não pode excluir esta avaliação agora',
  'not-found': 'Este lugar saiu do guia, e as avaliações dele não aparecem mais.',
  conflict: 'Muitas pessoas estão avaliando este lugar agora. Tente novamente.',
};

/** Returns why a review with these uploads cannot be stored yet; '' if it can. */
export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Aguarde o envio das fotos.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'Uma foto não foi enviada. Tente novamente ou remova a foto.'
    : 'Algumas fotos não foram enviadas. Tente novamente ou remova as fotos.';
}

// List of reviews
export const reviewControlsLabel = 'Avaliações';
export const orderLabels: Record<ReviewOrder, string> = {
  newest: 'Mais recentes',
  best: 'Melhores notas',
  worst: 'Piores notas',
  visited: 'Com visita verificada',
};
export const sortReviews = 'Ordenar avaliações';
export const searchReviews = 'Buscar nas avaliações';
export const loadingReviews = 'Carregando avaliações...';
export const seeMoreReviews = 'Ver mais avaliações';
export const noReviewsTitle = 'Nenhuma avaliação ainda';
export const noReviewsHint = 'Quando alguém contar como foi, você lê aqui.';
export const noVisitedReviewsTitle = 'Nenhuma avaliação com visita verificada';
export const noVisitedReviewsHint =
  'Ela aparece quando um sócio usa um benefício do clube aqui e avalia o lugar.';
export const nothingFoundTitle = 'Nenhuma avaliação encontrada';
export const nothingFoundYetHint =
  'Procure outras palavras, ou veja mais avaliações para procurar nelas também.';
export const nothingFoundHint = 'Procure outras palavras.';

// Review
export const ownReviewLabel = 'Sua avaliação';

export const verifiedVisit = 'Visita verificada';

/** Text for screen readers after the label of the button that shows the whole text. */
export function ofReviewBy(authorName: string): string {
  return `da avaliação de ${authorName}`;
}

export function replyOf(placeTitle: string): string {
  return `Resposta de ${placeTitle}`;
}

/** Text for screen readers after the label of the button that shows the whole text. */
export function ofReplyOf(placeTitle: string): string {
  return `da resposta de ${placeTitle}`;
}

export function reviewPhotoAlt(authorName: string, position: number, count: number): string {
  return `Foto de ${authorName}, ${position} de ${count}`;
}

export const picturesInReview = 'Em análise';
export const picturesInReviewHint = 'Só quem enviou e nossa equipe veem estas fotos.';

export function moreOptions(authorName: string): string {
  return `Mais opções da avaliação de ${authorName}`;
}

export const reportReview = 'Denunciar avaliação';
export const reportPictures = 'Denunciar fotos';

/** Text for screen readers after 'Denunciar avaliação' and 'Denunciar fotos'. */
export function ofAuthor(authorName: string): string {
  return ` de ${authorName}`;
}

export const ownReviewReported = 'Esta avaliação é sua.';
export const pendingReporter =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá denunciar avaliações.';

// Reviewer
export const loadingProfile = 'Carregando o perfil...';
export const profileNotShown = 'Esta pessoa não mostra o perfil.';

export function reviewsInGuide(count: number): string {
  return `${reviewCountText(count)} no guia`;
}

export function inGuideSince(month: string): string {
  return `No guia desde ${month}`;
}

// Own review
export const reviewInvitation = 'Já esteve aqui? Conte como foi.';
export const writeReview = 'Avaliar';
export const loadingOwnReview = 'Carregando sua avaliação...';
export const unreadOwnReviewHint =
  'Se você já avaliou este lugar, vai poder escolher qual avaliação fica.';
export const reviewsPaused = 'As avaliações estão pausadas por enquanto. Volte em outro momento.';
export const ownPlace = 'Você administra este lugar, por isso não pode avaliá-lo.';
export const pendingReviewer =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá avaliar lugares.';
export const edit = 'Editar';
export const remove = 'Excluir';
/** Text for screen readers after 'Editar' and 'Excluir'. */
export const ownReviewSubject = ' sua avaliação';

// Form
export const reviewThisPlace = 'Avaliar este lugar';
export const editOwnReview = 'Editar sua avaliação';
export const draftRestored = 'Você tinha começado a escrever.';
export const discardDraft = 'Descartar rascunho';
export const ownRatingLabel = 'Sua nota';
export const ratingHint = 'Escolha de 1 a 5 estrelas';
export const ratingMissing = 'Escolha de 1 a 5 estrelas.';

/** From one star to five. */
export const ratingLabels = ['Péssimo', 'Ruim', 'Regular', 'Bom', 'Excelente'] as const;

/** Returns a label such as '1 estrela: Péssimo'. */
export function ratingText(stars: number): string {
  return `${starCountText(stars)}: ${ratingLabels[stars - 1] ?? ''}`;
}

export const reviewTextLabel = 'Como foi? (opcional)';
export const reviewTextHint = 'Todos podem ler, com o seu nome e a sua foto.';
export const picturesLabel = 'Fotos (opcional)';
export const loadingPictures = 'Carregando fotos...';
export const publishReview = 'Publicar avaliação';
export const saveChanges = 'Salvar alterações';
export const savingReview = 'Salvando...';
export const reviewPublished = 'Avaliação publicada';
export const reviewUpdated = 'Avaliação atualizada';
export const alreadyReviewed =
  'Você já avaliou este lugar. Salve para trocar a avaliação que existe por esta.';
export const picturesWithoutPlace = 'O envio não diz de qual lugar é a avaliação.';
export const tooManyUnsavedPictures =
  'Muitas fotos desta avaliação foram enviadas e ainda não foram salvas. Salve a avaliação ou tente novamente em uma hora.';

// Deletion
export const deleteReviewTitle = 'Excluir sua avaliação?';
export const deletionHint = 'Sua nota e seu texto saem da página. Não dá para desfazer.';
export const deletionHintWithReply =
  'Sua nota, seu texto e a resposta do lugar saem da página. Não dá para desfazer.';
export const deleteReview = 'Excluir avaliação';
export const deletingReview = 'Excluindo...';
export const keepReview = 'Manter avaliação';
export const reviewDeleted = 'Avaliação excluída';
