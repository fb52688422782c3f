import type { ErrorSentences } from '../errors.ts';

export const agendaErrors: ErrorSentences = { default: 'Erro ao carregar a agenda' };

export const eventErrors: ErrorSentences = {
  default: 'Erro ao carregar o evento',
  'not-found': 'Este evento não está na agenda',
  'invalid-input': 'Este evento não está na agenda',
  hints: {
    'not-found': 'Ele já terminou, saiu da agenda ou nunca existiu.',
    'invalid-input': 'Veja os próximos eventos.',
  },
};
