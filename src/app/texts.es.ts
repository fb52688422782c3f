import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { unknownErrorText } from '#shared/error-sentences.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const startupFailed = 'No se pudo iniciar la aplicación';

export const startupErrors: ErrorSentences = {
  default: startupFailed,
  'not-initialized': 'El servicio de autenticación todavía no se inició',
  unavailable: 'La guía no responde en este momento',
  timeout: 'La guía está tardando en responder',
};

export const healthErrors: ErrorSentences = { default: unknownErrorText };

export const panelErrors: ErrorSentences = { default: 'Esta página necesita conexión' };

// Start
export const startingUp = `Iniciando ${brand.name}…`;
export const loading = 'Cargando…';
export const authService = 'Autenticación';
export const databaseService = 'Base de datos';
export const responding = 'responde';
export const notResponding = 'sin respuesta';
export const notConfigured = 'sin configurar';

// Header, navigation and footer
export const skipToContent = 'Ir al contenido';
export const mainNavigation = 'Principal';
export const tabsLabel = 'Pestañas';
export const home = 'Inicio';
export const search = 'Buscar';
export const favorites = 'Favoritos';
export const favoritesTab = 'Guardados';
export const profile = 'Perfil';
export const categories = 'Categorías';
export const popularCategories = 'Categorías populares';
export const showAllCategories = 'Ver todas las categorías';
export const agenda = 'Agenda';
export const showAgenda = 'Ver la agenda';
export const club = 'Club';
export const showClub = 'Conocer el club';
export const enter = 'Ingresar';
export const notifications = 'Avisos';
export const allCategories = 'Todas las categorías';
export const help = 'Ayuda';
export const terms = 'Términos de uso';
export const privacy = 'Privacidad';

export function accountOf(name: string): string {
  return `Mi cuenta: ${name}`;
}

export function unreadNotifications(count: number, maxCount: number): string {
  if (count > maxCount) return `Avisos: más de ${maxCount} nuevos`;
  return count === 1 ? 'Avisos: 1 nuevo' : `Avisos: ${count} nuevos`;
}

export function themeButton(theme: string): string {
  return `Tema: ${theme}`;
}

// Banners above every page
export const accountStatus = 'Estado de la cuenta';
export const pendingApproval =
  'Tu cuenta espera la aprobación del administrador. Mientras tanto, podés recorrer la guía.';
export const maintenanceNotice = 'Aviso de mantenimiento';
export const emailVerification = 'Confirmación del correo electrónico';
export const resendVerification = 'Reenviar';
export const sendingVerification = 'Enviando…';
export const dismiss = 'Descartar';

export function verificationNeeded(email: string): string {
  return `Confirmá tu correo electrónico: abrí el enlace que enviamos a ${email}.`;
}

export function verificationSent(email: string): string {
  return `Enviamos un enlace a ${email}. Abrilo para confirmar tu correo electrónico.`;
}

// Pages that cannot be shown
export const backToHome = 'Volver al inicio';
export const checkingSession = 'Verificando la sesión…';
export const loginRequiredPageTitle = `Acceso restringido · ${brand.name}`;
export const loginRequiredTitle = 'Acceso restringido';
export const loginRequiredHint = 'Tenés que iniciar sesión para acceder a esta página.';
export const logIn = 'Iniciar sesión';
export const accessDeniedPageTitle = `Acceso denegado · ${brand.name}`;
export const superAdminsOnly = 'Acceso denegado. Solo para superadministradores.';
export const managersOnly = 'Acceso denegado. Solo para responsables de lugares.';
export const accessDeniedHint = 'Si necesitás este acceso, hablá con el administrador de la guía.';
export const showProfile = 'Ver mi perfil';
export const notFoundPageTitle = `Página no encontrada · ${brand.name}`;
export const notFoundTitle = 'Página no encontrada';
export const notFoundHint = 'Esta dirección no existe o cambió. La isla sigue en su lugar.';
export const searchPlaces = 'Buscar lugares';
export const missingCodeTitle = 'No se pudo abrir esta página';
export const missingCodeHint =
  'Se cortó la conexión o la guía se acaba de actualizar. Recargá la página para continuar.';
export const renderFailureTitle = 'Algo salió mal en esta página';
export const renderFailureHint =
  'El error es nuestro. Recargá la página; si sigue igual, volvé más tarde.';
export const reloadPage = 'Reintentar';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
