import type { ErrorSentences } from '#shared/error-sentences.ts';

export const mapErrors: ErrorSentences = { default: 'O mapa não carregou' };

/** Errors of map tiles; the markers are still shown. */
export const tilesErrors: ErrorSentences = {
  default: 'O mapa está sem ruas agora: os lugares continuam na posição certa.',
};

/** Messages shown while offline. Tiles have no offline copy, because their server does not allow it. */
export const mapTexts = {
  needsNetwork: 'O mapa precisa de conexão.',
  listInstead: 'O mapa precisa de conexão. Os lugares estão na lista.',
};
