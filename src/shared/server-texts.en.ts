import type { TranslationOf } from './translation.ts';

// Errors by code
export const serverError = 'Server error';
export const notFound = 'We could not find what you asked for.';
export const notAllowed = 'You are not allowed to do this.';
export const loginNeeded = 'Sign in to continue.';
export const invalidInput = 'The data sent is not valid.';
export const editConflict = 'The data changed while you were editing. Reload and try again.';
export const tooManyRequests = 'Too many attempts. Try again in a few minutes.';
export const unsupportedType = 'The request is not in an accepted format.';
export const tooLarge = 'The request is too large.';
export const tooManyItems = 'The request has too many items.';
export const unavailable = 'The service is not available right now. Try again in a moment.';
export const timeout = 'The response took too long. Try again.';
export const starting = 'The service is still starting. Try again in a moment.';
export const cancelled = 'The request was cancelled.';

// Invalid requests
export const unknownAddress = 'This address does not exist.';
export const methodNotAllowed = 'This address does not accept this kind of request.';
export const addressTooLong = 'The address is too long.';
export const headerTooLong = 'A request header is too long.';
export const malformedRequest = 'The request is malformed.';

// Uploads
export const slowBody = 'The upload took too long. Check your connection and try again.';
export const tooManyUploads =
  'You are already uploading too many files at the same time. Wait for one to finish and try again.';

// Readiness
export const closing = 'The server is shutting down.';

export function notResponding(names: readonly string[]): string {
  return `Not responding: ${names.join(', ')}.`;
}

export function aboveLimit(names: readonly string[]): string {
  return `Above the limit of the server, so not loaded: ${names.join(', ')}.`;
}

export type Complete = TranslationOf<
  typeof import('./server-texts.ts'),
  typeof import('./server-texts.en.ts')
>;
