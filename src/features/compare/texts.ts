import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Errors of a place named in the URL. */
export const chosenPlaceErrors: ErrorSentences = {
  default: 'Este lugar não pôde ser lido.',
};

/** Errors of the saved places offered in the dialog. */
export const offeredPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus favoritos' };
