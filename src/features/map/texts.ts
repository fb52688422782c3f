import type { ErrorSentences } from '#shared/error-sentences.ts';

export const mapErrors: ErrorSentences = { default: 'O mapa não carregou' };

/** Of a map whose places are there all the same. */
export const tilesErrors: ErrorSentences = {
  default: 'O mapa está sem ruas agora: os lugares continuam na posição certa.',
};

/** What is said where the pictures of a map cannot be fetched: they are not kept, as their server asks. */
export const mapTexts = {
  needsNetwork: 'O mapa precisa de conexão.',
  listInstead: 'O mapa precisa de conexão. Os lugares estão na lista.',
};
