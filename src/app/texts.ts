import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { unknownErrorText } from '#shared/error-sentences.ts';

export const startupFailed = 'Não foi possível iniciar o aplicativo';

export const startupErrors: ErrorSentences = {
  default: startupFailed,
  'not-initialized': 'O serviço de autenticação ainda não foi inicializado',
  unavailable: 'O guia não está respondendo agora',
  timeout: 'O guia está demorando para responder',
};

export const healthErrors: ErrorSentences = { default: unknownErrorText };

export const panelErrors: ErrorSentences = { default: 'Esta página precisa de conexão' };

// Start
export const startingUp = `Inicializando ${brand.name}...`;
export const loading = 'Carregando...';
export const authService = 'Autenticação';
export const databaseService = 'Banco de dados';
export const responding = 'respondendo';
export const notResponding = 'sem resposta';
export const notConfigured = 'não configurado';

// Header, navigation and footer
export const skipToContent = 'Pular para o conteúdo';
export const mainNavigation = 'Principal';
export const tabsLabel = 'Abas';
export const home = 'Início';
export const search = 'Buscar';
export const favorites = 'Favoritos';
export const favoritesTab = 'Salvos';
export const profile = 'Perfil';
export const categories = 'Categorias';
export const popularCategories = 'Categorias Populares';
export const showAllCategories = 'Ver todas as categorias';
export const agenda = 'Agenda';
export const showAgenda = 'Ver a agenda';
export const club = 'Clube';
export const showClub = 'Conhecer o clube';
export const enter = 'Entrar';
export const notifications = 'Avisos';
export const allCategories = 'Todas as categorias';
export const help = 'Ajuda';
export const terms = 'Termos de uso';
export const privacy = 'Privacidade';

export function accountOf(name: string): string {
  return `Minha conta: ${name}`;
}

/** @param maxCount the highest number that is counted */
export function unreadNotifications(count: number, maxCount: number): string {
  if (count > maxCount) return `Avisos: mais de ${maxCount} novos`;
  return count === 1 ? 'Avisos: 1 novo' : `Avisos: ${count} novos`;
}

export function themeButton(theme: string): string {
  return `Tema: ${theme}`;
}

// Banners above every page
export const accountStatus = 'Situação da conta';
export const pendingApproval =
  'Sua conta aguarda a aprovação do administrador. Enquanto isso, você pode navegar pelo guia.';
export const maintenanceNotice = 'Aviso de manutenção';
export const emailVerification = 'Confirmação do e-mail';
export const resendVerification = 'Reenviar';
export const sendingVerification = 'Enviando...';
export const dismiss = 'Dispensar';

export function verificationNeeded(email: string): string {
  return `Confirme seu e-mail: abra o link enviado para ${email}.`;
}

export function verificationSent(email: string): string {
  return `Enviamos um link para ${email}. Abra-o para confirmar seu e-mail.`;
}

// Pages that cannot be shown
export const backToHome = 'Voltar ao início';
export const checkingSession = 'Verificando autenticação...';
export const loginRequiredPageTitle = `Acesso Restrito · ${brand.name}`;
export const loginRequiredTitle = 'Acesso Restrito';
export const loginRequiredHint = 'Você precisa estar logado para acessar esta página.';
export const logIn = 'Fazer Login';
export const accessDeniedPageTitle = `Acesso negado · ${brand.name}`;
export const superAdminsOnly = 'Acesso negado. Apenas super administradores.';
export const managersOnly = 'Acesso negado. Apenas gerentes.';
export const accessDeniedHint = 'Se você precisa deste acesso, fale com o administrador do guia.';
export const showProfile = 'Ver meu perfil';
export const notFoundPageTitle = `Página não encontrada · ${brand.name}`;
export const notFoundTitle = 'Página não encontrada';
export const notFoundHint = 'Este endereço não existe ou mudou. A ilha continua logo ali.';
export const searchPlaces = 'Buscar lugares';
export const missingCodeTitle = 'Não foi possível abrir esta página';
export const missingCodeHint =
  'A conexão caiu ou o guia acaba de ser atualizado. Recarregue para continuar.';
export const renderFailureTitle = 'Algo deu errado nesta página';
export const renderFailureHint =
  'O erro é nosso. Recarregue a página; se continuar, volte mais tarde.';
export const reloadPage = 'Tentar novamente';
