import type { WaitingChange, WaitingReview } from '#features/reviews/model/waiting-change.ts';
import type { ErrorSentences } from './errors.ts';
import { countText } from './formats.ts';

const refused: ErrorSentences = {
  default: 'Sua avaliação não pôde ser enviada.',
  'not-found': 'Sua avaliação não pôde ser enviada: o lugar saiu do guia.',
  'permission-denied':
    'Sua avaliação não pôde ser enviada: esta conta não pode avaliar este lugar.',
  conflict: 'Você já escreveu outra avaliação deste lugar. Enviar esta substitui a outra.',
};

/** How a review that waits stands. */
export function waitingReviewText({ problem }: Pick<WaitingReview, 'problem'>): string {
  if (problem === null) return 'Sua avaliação será enviada quando a conexão voltar.';
  return refused[problem] ?? refused.default;
}

/** How many marks wait: '3 alterações nos favoritos serão enviadas quando a conexão voltar.' */
export function waitingMarksText(count: number): string {
  return count === 1
    ? '1 alteração nos favoritos será enviada quando a conexão voltar.'
    : `${count} alterações nos favoritos serão enviadas quando a conexão voltar.`;
}

/** What arrived later than it was made. */
export function arrivedText(count: number): string {
  return countText(count, 'alteração enviada', 'alterações enviadas');
}

/** What was refused later than it was made, in a sentence. */
export function refusedText({ kind }: Pick<WaitingChange, 'kind'>): string {
  switch (kind) {
    case 'favorite':
      return 'Um favorito não pôde ser enviado: o lugar pode ter saído do guia.';
    case 'event':
      return 'Um evento favorito não pôde ser enviado: ele pode ter saído da agenda.';
    default:
      return 'Uma avaliação não pôde ser enviada. O texto está no seu perfil.';
  }
}

/** What signing out would lose. */
export function lostText(count: number): string {
  return count === 1
    ? '1 alteração ainda não foi enviada e será perdida.'
    : `${count} alterações ainda não foram enviadas e serão perdidas.`;
}

/** What a file with all that is stored lacks; '' where it lacks nothing. */
export function notInFileText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 alteração que ainda não foi enviada não está nele.'
    : `${count} alterações que ainda não foram enviadas não estão nele.`;
}
