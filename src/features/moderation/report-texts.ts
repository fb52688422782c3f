import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reviewReportErrors: ErrorSentences = {
  default: 'Não foi possível enviar sua denúncia',
  'permission-denied': 'Você não pode denunciar avaliações agora',
  'not-found': 'Esta avaliação não existe mais. Não é preciso denunciar.',
};

export const eventReportErrors: ErrorSentences = {
  default: 'Não foi possível enviar sua denúncia',
  'permission-denied': 'Você não pode denunciar eventos agora',
  'not-found': 'Este evento saiu da agenda. Não é preciso denunciar.',
};

export const picturesReportErrors: ErrorSentences = {
  default: 'Não foi possível enviar sua denúncia',
  'permission-denied': 'Você não pode denunciar fotos agora',
  'not-found': 'Estas fotos não existem mais. Não é preciso denunciar.',
  'too-many-requests': 'Você já fez muitos pedidos à nossa equipe hoje. Tente novamente amanhã.',
  conflict: 'Outras pessoas estão denunciando estas fotos agora. Tente novamente.',
};
