import { unknownError } from '../errors.ts';
import type { ErrorSentences } from '../errors.ts';

export const startupErrors: ErrorSentences = {
  default: 'Não foi possível iniciar o aplicativo',
  'not-initialized': 'O serviço de autenticação ainda não foi inicializado',
  unavailable: 'O guia não está respondendo agora',
  timeout: 'O guia está demorando para responder',
};

export const healthErrors: ErrorSentences = { default: unknownError };

export const chunkErrors: ErrorSentences = {
  default: 'Esta parte do guia não carregou. Verifique sua conexão e tente novamente.',
};

export const categoriesErrors: ErrorSentences = { default: 'Erro ao carregar as categorias' };

export const panelErrors: ErrorSentences = { default: 'Esta página precisa de conexão' };

export const profileErrors: ErrorSentences = { default: 'Erro ao carregar seu perfil' };
