// Buttons and links
export const close = 'Fechar';
export const cancel = 'Cancelar';
export const stop = 'Parar';
export const tryAgain = 'Tentar novamente';
export const back = 'Voltar';
export const readMore = 'Ler mais';
export const readLess = 'Ler menos';
export const clearSearch = 'Limpar busca';
export const clear = 'Limpar';
export const clearFilters = 'Limpar filtros';

export function remove(name: string): string {
  return `Remover ${name}`;
}

// Saving
export const saved = 'Salvo';

// Loading
export const opening = 'Abrindo...';
export const loadingMore = 'Carregando...';
export const partNotLoaded =
  'Esta parte do guia não carregou. Verifique sua conexão e tente novamente.';
export const needsConnection = 'Sem conexão. Tente novamente quando ela voltar.';

// Pages of a list
export const pages = 'Páginas';
export const previousPage = 'Página anterior';
export const previous = 'Anterior';
export const nextPage = 'Próxima página';
export const next = 'Próxima';

export function pageNumber(page: number): string {
  return `Página ${page.toLocaleString('pt-BR')}`;
}

export function nextItems(count: number, isEnd: boolean): string {
  return `Mais ${count} na lista.${isEnd ? ' A lista acabou.' : ''}`;
}

// Leaving a page with unsaved changes
export const leaveTitle = 'Sair desta página?';
export const leave = 'Sair';
export const stay = 'Continuar aqui';

// Password fields
export const password = 'senha';

export function showValue(valueName: string): string {
  return `Mostrar ${valueName}`;
}

export function hideValue(valueName: string): string {
  return `Ocultar ${valueName}`;
}
