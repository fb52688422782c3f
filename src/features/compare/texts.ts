import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Of a place that an address names. */
export const chosenPlaceErrors: ErrorSentences = {
  default: 'Este lugar não pôde ser lido.',
};

/** Of the places that one saved, offered to choose from. */
export const offeredPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus favoritos' };
