import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';

// Frame of both panels
export const backToGuide = 'Voltar ao guia';
export const guide = 'Guia';
export const cancel = 'Cancelar';
export const more = 'Mais';
export const today = 'Hoje';
export const offers = 'Benefícios';
export const events = 'Eventos';
export const notCounted = '—';
export const notCountedSpoken = 'não foi possível contar';

/** Returns a count for a badge: at most '99+'. */
export function badgeCount(count: number, isMinimum: boolean): string {
  return count > 99 ? '99+' : `${count}${isMinimum ? '+' : ''}`;
}

/** Returns a count for screen readers: '3 pendentes'. */
export function pendingSpoken(count: number, isMinimum: boolean): string {
  return `${isMinimum ? 'pelo menos ' : ''}${countText(count, 'pendente', 'pendentes')}`;
}

// Command menu
export const goTo = 'Ir para…';
export const goToShortcut = 'Ctrl K';
export const goToResults = 'Destinos';
export const screensGroup = 'Telas';
export const hiddenPlace = 'Oculto';
export const searching = 'Buscando...';

export function goToErrors(isSuperAdmin: boolean): ErrorSentences {
  return {
    default: isSuperAdmin
      ? 'Não foi possível buscar lugares e pessoas'
      : 'Não foi possível buscar lugares',
  };
}

export function goToField(isSuperAdmin: boolean): string {
  return isSuperAdmin ? 'Tela, lugar ou pessoa' : 'Tela ou lugar';
}

export function resultCount(count: number): string {
  return count === 0 ? 'Nada encontrado' : countText(count, 'resultado', 'resultados');
}

// Administrators' panel
export const adminPanel = 'Administração';
export const people = 'Pessoas';
export const contentGroup = 'Conteúdo';
export const clubGroup = 'Clube';
export const systemGroup = 'Sistema';
export const dashboard = 'Dashboard';
export const places = 'Lugares';
export const categories = 'Categorias';
export const users = 'Usuários';
export const plans = 'Planos';
export const payments = 'Pagamentos';
export const requests = 'Pedidos';
export const reports = 'Denúncias';
export const importScreen = 'Importação';
export const uploads = 'Uploads';
export const auditLog = 'Registro';
export const settings = 'Configurações';
