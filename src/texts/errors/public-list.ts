import type { ErrorSentences } from '../errors.ts';

/** The page of a public list. It is not told why there is none. */
export const publicListErrors: ErrorSentences = {
  default: 'Erro ao carregar a lista',
  'not-found': 'Lista não encontrada',
  'invalid-input': 'Lista não encontrada',
  hints: {
    'not-found': 'Ela é particular, foi excluída ou o endereço está incompleto.',
    'invalid-input': 'Ela é particular, foi excluída ou o endereço está incompleto.',
  },
};
