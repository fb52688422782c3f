import type { ErrorSentences } from '#shared/error-sentences.ts';

export const lostAccessText =
  'Seu acesso a este local mudou. Atualize a página ou fale com o administrador.';

export const managerPlaceRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir o local',
  'not-found': 'Este local já não existe. Atualize a página.',
  'permission-denied': lostAccessText,
  unavailable:
    'O servidor não respondeu, e o local pode ter sido excluído em parte. Tente novamente para concluir.',
  timeout:
    'O servidor demorou para responder, e o local pode ter sido excluído em parte. Tente novamente para concluir.',
};

const notAllowedText = 'Você não pode mais alterar lugares. Fale com outro administrador.';

export const placeActivationErrors: ErrorSentences = {
  default: 'A situação não foi alterada',
  'permission-denied':
    'Este lugar não pôde ser alterado: edite-o, confira os campos e tente novamente.',
};

export const bulkActivationErrors: ErrorSentences = {
  default: 'Os lugares não foram alterados',
  'permission-denied': notAllowedText,
};

export const adminPlaceRemovalErrors: ErrorSentences = {
  default: 'Erro ao excluir o lugar',
  'permission-denied': 'Você não pode excluir este lugar. Fale com outro administrador.',
  'not-found': 'Este lugar já tinha sido excluído. Feche e confira a lista.',
  timeout: 'A exclusão está demorando e pode ter sido feita em parte. Tente novamente.',
  unavailable:
    'O servidor não respondeu e a exclusão pode ter ficado pela metade. Tente novamente.',
};

export const bulkRemovalErrors: ErrorSentences = {
  default: 'Nem todos os lugares foram excluídos',
  'permission-denied': 'Você não pode excluir estes lugares. Fale com outro administrador.',
  'too-many-requests':
    'São muitas exclusões de uma vez. Espere dez minutos e exclua os que ficaram.',
  timeout: 'A exclusão está demorando e pode ter sido feita em parte. Tente novamente.',
  unavailable:
    'O servidor não respondeu e a exclusão pode ter ficado pela metade. Tente novamente.',
};

export const placeExportErrors: ErrorSentences = { default: 'Erro ao exportar os lugares' };

export const managedPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus locais' };
