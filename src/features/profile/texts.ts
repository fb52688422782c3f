import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatCents, formatLongDate, formatMonthYear } from '#shared/formats/formats.ts';
import { capitalize } from '#shared/text/capitalize.ts';

export const historyErrors: ErrorSentences = {
  default: 'Não foi possível abrir seu histórico',
  unavailable:
    'O navegador não permite guardar dados neste aparelho. Libere o armazenamento do site e tente novamente.',
};

// Several screens
export const profileTitle = 'Perfil';
export const historyTitle = 'Histórico';
export const showMore = 'Mostrar mais';
export const favorites = 'Favoritos';

// Profile
export const profilePageTitle = `Perfil · ${brand.name}`;
export const version = `Versão ${brand.version}`;
export const placesSaved = 'Lugares salvos';
export const placesSeen = 'Lugares vistos';
export const reviews = 'Avaliações';
export const activityLabel = 'Sua atividade';

export function memberSince(createdAt: Date | null): string {
  return `Membro desde ${formatMonthYear(createdAt)}`;
}

export const clubMember = 'Sócio do clube';

// Club
export const loadingClub = 'Carregando o clube...';
export const loadingProfile = 'Carregando perfil...';
export const showBenefits = 'Ver benefícios';
export const manageMembership = 'Administrar assinatura';

export function expiredCard(date: string): string {
  return `Sua carteirinha guardada neste aparelho valia até ${date}. Quando a conexão voltar, mostramos como ela está agora.`;
}

export const showMembership = 'Ver a assinatura';
export const aboutClub = 'Conhecer o clube';

// Menu
export const club = 'Clube';
export const notices = 'Avisos';

export const reservations = 'Reservas';
export const settings = 'Configurações';
export const help = 'Ajuda';
export const adminPanel = 'Painel do administrador';
export const managerPanel = 'Painel do gerente';
export const signOutFailed =
  'Não foi possível sair da conta. Verifique sua conexão e tente novamente.';
export const signOut = 'Sair da conta';
export const signOutNote =
  'Ao sair, apagamos deste aparelho o perfil e tudo o que está guardado para ver sem conexão.';

// History of discounts
export const loadingSavings = 'Carregando economias...';
export const historyPageTitle = `Histórico · ${brand.name}`;
export const ownReservations = 'Minhas reservas';
export const discountsTitle = 'Benefícios usados';
export const loadingDiscounts = 'Carregando seus benefícios...';
export const noDiscountsTitle = 'Nenhum benefício usado ainda';
export const showClubBenefits = 'Ver benefícios do clube';
export const noDiscountsNote =
  'Os benefícios que você usar aparecem aqui, com o valor economizado.';

/**
 * Formats the savings, above savedWithClub.
 * @param isPartial true if there are more discounts than were added up
 */
export function savingsAmount(cents: number, isPartial: boolean): string {
  return isPartial ? `Mais de ${formatCents(cents)}` : formatCents(cents);
}

export const savedWithClub = 'economizados com o clube';

/**
 * Returns 'Novembro de 2026 · R$ 90,20', the title of a month with its savings.
 * @param cents null if they are unknown
 */
export function monthTitle(date: Date | null, cents: number | null): string {
  const month = capitalize(formatMonthYear(date));
  return cents === null ? month : `${month} · ${formatCents(cents)}`;
}

export const monthlySavingsTitle = 'Economia por mês';

export const voided = 'Desfeito';

export function savedAmount(cents: number): string {
  return `Você economizou ${formatCents(cents)}`;
}

export function discountVoided(amount: string): string {
  return `O desconto de ${amount} não vale mais.`;
}

export function billPaid(bill: string, paid: string): string {
  return `Conta de ${bill}, paga por ${paid}.`;
}

/** Returns 'R$ 136,00 → R$ 95,20': the amount of the bill and the amount paid. */
export function billAndPaid(billCents: number, paidCents: number): string {
  return `${formatCents(billCents)} → ${formatCents(paidCents)}`;
}

/** Returns 'R$ 40,80 a menos'; a phone has room for the amount only. */
export function savedShort(cents: number): string {
  return `${formatCents(cents)}<wide> a menos</wide>`;
}

/** Returns 'Hoje', 'Ontem' or '20 de março de 2026', the title of a day in the history. */
export function dayTitle(date: Date | null, daysAgo: number): string {
  if (date === null || daysAgo > 1) return formatLongDate(date);
  return daysAgo === 1 ? 'Ontem' : 'Hoje';
}

// Recent places
export const loadingRecentPlaces = 'Carregando os lugares vistos...';
export const recentPlacesCleared = 'Lugares vistos apagados deste aparelho';
export const recentTitle = 'Vistos recentemente';
export const clearHistory = 'Limpar histórico';
export const noRecentPlacesNote = 'Os lugares que você abrir neste aparelho aparecem aqui.';

export const recentPlacesNote = 'Guardados só neste aparelho.';
