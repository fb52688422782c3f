import type { TranslationOf } from '#shared/translation.ts';

// Buttons and links
export const close = 'Cerrar';
export const cancel = 'Cancelar';
export const stop = 'Detener';
export const tryAgain = 'Reintentar';
export const back = 'Volver';
export const readMore = 'Leer más';
export const readLess = 'Leer menos';
export const clearSearch = 'Borrar búsqueda';
export const clear = 'Limpiar';
export const clearFilters = 'Limpiar filtros';

export function remove(name: string): string {
  return `Quitar ${name}`;
}

// Saving
export const saved = 'Guardado';

// Loading
export const opening = 'Abriendo…';
export const loadingMore = 'Cargando…';
export const partNotLoaded =
  'Esta parte de la guía no se cargó. Revisá tu conexión e intentá de nuevo.';
export const needsConnection = 'Sin conexión. Intentá de nuevo cuando vuelva.';

// Pages of a list
export const pages = 'Páginas';
export const previousPage = 'Página anterior';
export const previous = 'Anterior';
export const nextPage = 'Página siguiente';
export const next = 'Siguiente';

export function pageNumber(page: number): string {
  return `Página ${page.toLocaleString('es-AR')}`;
}

export function nextItems(count: number, isEnd: boolean): string {
  return `${count} más en la lista.${isEnd ? ' Es el final de la lista.' : ''}`;
}

// Leaving a page with unsaved changes
export const leaveTitle = '¿Salir de esta página?';
export const leave = 'Salir';
export const stay = 'Seguir acá';

// Password fields
export const password = 'contraseña';

export function showValue(valueName: string): string {
  return `Mostrar ${valueName}`;
}

export function hideValue(valueName: string): string {
  return `Ocultar ${valueName}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
