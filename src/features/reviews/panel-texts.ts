import type { ErrorSentences } from '#shared/error-sentences.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const reviewInboxErrors: ErrorSentences = {
  default: 'Erro ao carregar as avaliações dos seus locais',
  'permission-denied':
    'Seu acesso a um destes locais mudou. Atualize a página ou fale com o administrador.',
};

export const replyErrors: ErrorSentences = {
  default: 'Erro ao salvar a resposta',
  'not-found': 'Esta avaliação não existe mais. Atualize a lista.',
  'permission-denied': lostAccessText,
  'invalid-input': 'Escreva uma resposta de até 2.000 caracteres.',
};
