import type { TranslationOf } from './translation.ts';

// Errors by code
export const serverError = 'Error en el servidor';
export const notFound = 'No encontramos lo que pediste.';
export const notAllowed = 'No tenés permiso para hacer esto.';
export const loginNeeded = 'Iniciá sesión para continuar.';
export const invalidInput = 'Los datos enviados no son válidos.';
export const editConflict =
  'Los datos cambiaron mientras editabas. Recargá la página e intentá de nuevo.';
export const tooManyRequests = 'Demasiados intentos. Intentá de nuevo en unos minutos.';
export const unsupportedType = 'El formato de la petición no se acepta.';
export const tooLarge = 'La petición es demasiado grande.';
export const tooManyItems = 'La petición tiene demasiados elementos.';
export const unavailable =
  'El servicio no está disponible en este momento. Intentá de nuevo en unos instantes.';
export const timeout = 'La respuesta tardó demasiado. Intentá de nuevo.';
export const starting =
  'El servicio todavía se está iniciando. Intentá de nuevo en unos instantes.';
export const cancelled = 'La petición fue cancelada.';

// Invalid requests
export const unknownAddress = 'Esta dirección no existe.';
export const methodNotAllowed = 'Esta dirección no acepta ese tipo de petición.';
export const addressTooLong = 'La dirección es demasiado larga.';
export const headerTooLong = 'Un encabezado de la petición es demasiado largo.';
export const malformedRequest = 'La petición está mal formada.';

// Uploads
export const slowBody = 'El envío tardó demasiado. Revisá tu conexión e intentá de nuevo.';
export const tooManyUploads =
  'Ya estás enviando muchos archivos al mismo tiempo. Esperá a que termine un envío e intentá de nuevo.';

// Readiness
export const closing = 'El servidor se está cerrando.';

export function notResponding(names: readonly string[]): string {
  return `Sin respuesta: ${names.join(', ')}.`;
}

export function aboveLimit(names: readonly string[]): string {
  return `Por encima del límite del servidor, por eso no se cargó: ${names.join(', ')}.`;
}

export type Complete = TranslationOf<
  typeof import('./server-texts.ts'),
  typeof import('./server-texts.es.ts')
>;
