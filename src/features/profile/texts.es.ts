import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatCents, formatLongDate, formatMonthYear } from '#shared/formats/formats.es.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const historyErrors: ErrorSentences = {
  default: 'No se pudo abrir tu historial',
  unavailable:
    'El navegador no permite guardar datos en este dispositivo. Permití el almacenamiento para este sitio e intentá de nuevo.',
};

// Several screens
export const profileTitle = 'Perfil';
export const historyTitle = 'Historial';
export const showMore = 'Mostrar más';
export const favorites = 'Favoritos';

// Profile
export const profilePageTitle = `Perfil · ${brand.name}`;
export const version = `Versión ${brand.version}`;
export const placesSaved = 'Lugares guardados';
export const placesSeen = 'Lugares vistos';
export const reviews = 'Reseñas';
export const activityLabel = 'Tu actividad';

export function memberSince(createdAt: Date | null): string {
  return `Miembro desde ${formatMonthYear(createdAt)}`;
}

export const clubMember = 'Socio del club';

// Club
export const loadingClub = 'Cargando el club…';
export const loadingProfile = 'Cargando perfil…';
export const showBenefits = 'Ver beneficios';
export const manageMembership = 'Administrar suscripción';

export function expiredCard(date: string): string {
  return `La tarjeta de socio guardada en este dispositivo valía hasta el ${date}. Cuando vuelva la conexión, mostramos cómo está ahora.`;
}

export const showMembership = 'Ver la suscripción';
export const aboutClub = 'Conocer el club';

// Menu
export const club = 'Club';
export const notices = 'Avisos';

export const reservations = 'Reservas';
export const settings = 'Configuración';
export const help = 'Ayuda';
export const adminPanel = 'Panel de administración';
export const managerPanel = 'Panel del responsable';
export const signOutFailed = 'No se pudo cerrar sesión. Revisá tu conexión e intentá de nuevo.';
export const signOut = 'Cerrar sesión';
export const signOutNote =
  'Al cerrar sesión, borramos de este dispositivo el perfil, los favoritos, las reservas y la tarjeta de socio guardados para ver sin conexión.';

// History of discounts
export const loadingSavings = 'Cargando el ahorro…';
export const historyPageTitle = `Historial · ${brand.name}`;
export const ownReservations = 'Mis reservas';
export const discountsTitle = 'Beneficios usados';
export const loadingDiscounts = 'Cargando tus beneficios…';
export const noDiscountsTitle = 'Todavía no usaste ningún beneficio';
export const showClubBenefits = 'Ver beneficios del club';
export const noDiscountsNote = 'Los beneficios que uses aparecen acá, con el monto ahorrado.';

export function savingsAmount(cents: number, isPartial: boolean): string {
  return isPartial ? `Más de ${formatCents(cents)}` : formatCents(cents);
}

export const savedWithClub = 'ahorrados con el club';

export function monthTitle(date: Date | null, cents: number | null): string {
  const month = capitalize(formatMonthYear(date));
  return cents === null ? month : `${month} · ${formatCents(cents)}`;
}

export const monthlySavingsTitle = 'Ahorro por mes';
export const voided = 'Anulado';

export function savedAmount(cents: number): string {
  return `Ahorraste ${formatCents(cents)}`;
}

export function discountVoided(amount: string): string {
  return `El descuento de ${amount} ya no vale.`;
}

export function billPaid(bill: string, paid: string): string {
  return `Cuenta de ${bill}, pagaste ${paid}.`;
}

export function billAndPaid(billCents: number, paidCents: number): string {
  return `${formatCents(billCents)} → ${formatCents(paidCents)}`;
}

export function savedShort(cents: number): string {
  return `${formatCents(cents)}<wide> menos</wide>`;
}

export function dayTitle(date: Date | null, daysAgo: number): string {
  if (date === null || daysAgo > 1) return formatLongDate(date);
  return daysAgo === 1 ? 'Ayer' : 'Hoy';
}

// Recent places
export const loadingRecentPlaces = 'Cargando los lugares vistos…';
export const recentPlacesCleared = 'Los lugares vistos se borraron de este dispositivo';
export const recentTitle = 'Vistos hace poco';
export const clearHistory = 'Borrar historial';
export const noRecentPlacesNote = 'Los lugares que abras en este dispositivo aparecen acá.';

export const recentPlacesNote = 'Guardado solo en este dispositivo.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
