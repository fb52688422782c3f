import type { AppErrorCode } from '#domain/app-error.ts';

/** Last resort when nothing more can be said (SPEC section 8). */
export const unknownError = 'Erro desconhecido';

const retry = 'Tente novamente.';
const checkConnection = 'Verifique sua conexão e tente novamente.';

/** What to do about an error, where its sentence does not say so itself. */
const hints: Record<AppErrorCode, string> = {
  'not-found': 'Volte à página anterior e escolha outro item.',
  'permission-denied': 'Entre com uma conta que tenha acesso ou fale com o administrador.',
  unauthenticated: 'Faça login e tente novamente.',
  'invalid-input': 'Confira os dados e tente novamente.',
  conflict: 'Atualize a página e tente novamente.',
  'too-many-requests': 'Aguarde alguns minutos e tente novamente.',
  unavailable: checkConnection,
  timeout: checkConnection,
  'not-initialized': 'Aguarde um instante e tente novamente.',
  cancelled: 'Tente novamente quando quiser.',
  'wrong-password': 'Confira a senha e tente novamente.',
  'weak-password': 'Escolha uma senha mais longa.',
  'invalid-email': 'Confira o e-mail e tente novamente.',
  'not-registered': 'Crie uma conta para continuar.',
  'account-inactive': 'Entre em contato com o administrador.',
  'unsupported-type': 'Escolha uma imagem JPG, PNG ou WebP.',
  'too-large': 'Escolha um arquivo menor.',
  'too-many-items': 'Remova alguns itens e tente novamente.',
  unknown: retry,
};

type Sentences = Partial<Record<AppErrorCode, string>> & { default: string };

const tooManyAttempts = 'Muitas tentativas. Tente novamente em alguns minutos.';
const invalidEmail = 'Email inválido. Verifique o formato.';
const inactiveAccount = 'Sua conta está inativa. Entre em contato com o administrador.';

/**
 * Where something failed -> what happened. A sentence that ends in a full stop is complete; the
 * others are titles, and the hint of the code says what to do. The exact wording of the login,
 * register, place, admin and upload entries is SPEC section 8.
 */
const contexts = {
  startup: {
    default: 'Não foi possível iniciar o aplicativo',
    'not-initialized': 'O serviço de autenticação ainda não foi inicializado',
    unavailable: 'O guia não está respondendo agora',
    timeout: 'O guia está demorando para responder',
  },
  health: { default: unknownError },
  chunk: {
    default: 'Esta parte do guia não carregou. Atualize a página para usar a versão mais recente.',
  },
  home: { default: 'Erro ao carregar os destaques' },
  categories: { default: 'Erro ao carregar as categorias' },
  category: {
    default: 'Erro ao carregar a categoria',
    'not-found': 'Categoria não encontrada. Veja todas as categorias e escolha outra.',
  },
  'place-list': { default: 'Erro ao carregar os lugares' },
  'place-detail': {
    default: 'Erro ao carregar detalhes do local',
    'not-found': 'Local não encontrado',
    // Rules refuse an inactive place; to a visitor it does not exist (DESIGN section 4).
    'permission-denied': 'Local não encontrado',
    'invalid-input': 'ID do local não encontrado',
  },
  reviews: { default: 'Erro ao carregar as avaliações' },
  'review-save': {
    default: 'Erro ao salvar sua avaliação',
    'permission-denied': 'Você não pode avaliar este lugar agora',
  },
  search: { default: 'Erro ao buscar lugares' },
  'search-partial': {
    default: 'A busca completa está indisponível: os resultados são parciais. Tente novamente.',
  },
  map: { default: 'O mapa não carregou' },
  image: { default: 'Erro ao carregar imagem' },
  'near-me': {
    default: 'Não conseguimos descobrir onde você está. Tente novamente ou escolha um bairro.',
    'permission-denied':
      'O acesso à sua localização não foi permitido. Escolha um bairro ou libere o acesso nas configurações do navegador.',
    timeout: 'Sua localização demorou para responder. Tente novamente ou escolha um bairro.',
  },
  share: { default: 'Não foi possível compartilhar. Copie o endereço da página.' },
  login: {
    default: 'Erro ao fazer login. Tente novamente.',
    'not-found': 'Usuário não encontrado. Verifique seu email.',
    'wrong-password': 'Senha incorreta. Tente novamente.',
    'invalid-email': invalidEmail,
    'too-many-requests': tooManyAttempts,
    cancelled: 'Login cancelado. Tente novamente.',
    conflict: 'Este email já está associado a outra conta.',
    unauthenticated: 'Credenciais inválidas. Verifique seu email e senha.',
    'not-registered': 'Usuário não cadastrado. Crie uma conta para acessar o sistema.',
    'account-inactive': inactiveAccount,
  },
  register: {
    default: 'Erro ao criar conta. Tente novamente.',
    conflict: 'Este email já está em uso. Tente fazer login.',
    'invalid-email': invalidEmail,
    'weak-password': 'A senha é muito fraca. Use pelo menos 6 caracteres.',
    'too-many-requests': tooManyAttempts,
    cancelled: 'Registro cancelado. Tente novamente.',
  },
  favorites: { default: 'Erro ao carregar seus favoritos' },
  'favorite-save': {
    default: 'Erro ao atualizar seus favoritos',
    conflict: 'Lugar já está nos favoritos',
  },
  profile: { default: 'Erro ao carregar seu perfil' },
  plans: { default: 'Erro ao carregar os planos' },
  checkout: { default: 'Erro ao criar sessão de checkout' },
  'place-save': {
    default: 'Erro ao salvar local. Tente novamente.',
    'not-found': 'Erro: ID do local não encontrado. Tente novamente desde o início.',
    unauthenticated: 'Usuário não está logado.',
  },
  'upload-folders': { default: 'Erro ao carregar pastas de upload' },
  'upload-folder-remove': { default: 'Erro ao remover pasta' },
  'upload-temp-clean': { default: 'Erro ao limpar arquivos temporários' },
  statistics: { default: 'Falha ao carregar estatísticas' },
  upload: {
    default: 'Erro no upload das imagens',
    unavailable: 'Erro ao conectar com o servidor de upload',
    timeout: 'Erro ao conectar com o servidor de upload',
    unknown: 'Erro no servidor',
    'unsupported-type': 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.',
    'too-large': 'Arquivo muito grande. Tamanho máximo: 5MB',
  },
  'upload-result': { default: 'Nenhum resultado retornado pelo servidor' },
  'image-optimise': { default: 'Erro ao otimizar imagem' },
  canvas: { default: 'Canvas não suportado' },
  'image-server': { default: 'Erro interno no upload de imagem' },
} as const satisfies Record<string, Sentences>;

/** Where something failed. */
export type ErrorContext = keyof typeof contexts;

/** Every context, for tests and tables. */
export const errorContexts = Object.keys(contexts) as ErrorContext[];

/** An error as an error state shows it. `hint` is '' where the title says what to do itself. */
export interface ErrorText {
  title: string;
  hint: string;
}

/** Hints that SPEC words itself or that differ from the code's general one. */
const ownHints: Partial<Record<ErrorContext, Partial<Record<AppErrorCode, string>>>> = {
  'place-detail': {
    'not-found': 'O local solicitado não existe ou foi removido.',
    'permission-denied': 'O local solicitado não existe ou foi removido.',
    'invalid-input': 'Volte e escolha um lugar da lista.',
  },
  'favorite-save': { conflict: 'Atualize a página para ver sua lista.' },
};

/** What happened (title) and what to do (hint), for error states with two lines. */
export function errorText(context: ErrorContext, code: AppErrorCode): ErrorText {
  const sentences: Sentences = contexts[context];
  const title = sentences[code] ?? sentences.default;
  if (title.endsWith('.')) return { title, hint: '' };
  return { title, hint: ownHints[context]?.[code] ?? hints[code] };
}

/** The same in one text, for alerts and toasts: it says what happened and what to do. */
export function errorSentence(context: ErrorContext, code: AppErrorCode): string {
  const { title, hint } = errorText(context, code);
  return hint === '' ? title : `${title}. ${hint}`;
}

/** Step 1 of the place wizard failed (SPEC section 8); the detail is a sentence of errorSentence. */
export function basicDataError(detail: string): string {
  return `Erro ao salvar dados básicos. Detalhes: ${detail}`;
}

/** More pictures chosen than allowed (SPEC section 5). */
export function tooManyImages(max: number): string {
  return `Máximo de ${max} imagens permitidas`;
}
