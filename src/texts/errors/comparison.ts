import type { ErrorSentences } from '../errors.ts';

/** Of one of the places that are compared. */
export const comparedPlaceErrors: ErrorSentences = {
  default: 'Este lugar não pôde ser lido.',
};

/** Of the places that one saved, offered to choose from. */
export const offeredPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus favoritos' };
