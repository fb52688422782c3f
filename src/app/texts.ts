import type { ErrorSentences } from '#shared/error-sentences.ts';
import { unknownErrorText } from '#shared/error-sentences.ts';

export const startupErrors: ErrorSentences = {
  default: 'Não foi possível iniciar o aplicativo',
  'not-initialized': 'O serviço de autenticação ainda não foi inicializado',
  unavailable: 'O guia não está respondendo agora',
  timeout: 'O guia está demorando para responder',
};

export const healthErrors: ErrorSentences = { default: unknownErrorText };

export const panelErrors: ErrorSentences = { default: 'Esta página precisa de conexão' };
