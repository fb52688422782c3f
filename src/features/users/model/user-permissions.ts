import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Bounds of users/{uid}.permissions; rules hold those of the list. */
export const maxPermissions = 50;
export const maxPermissionLength = 100;

/** A permission as it is stored: one line of plain text, at most 100 characters. */
export function cleanPermission(text: string): string {
  return cleanPlainText(text).replace(/\s+/g, ' ').slice(0, maxPermissionLength).trim();
}

/**
 * A list of permissions with one more; the same list when it is there already.
 * @throws AppError 'invalid-input' for nothing; 'too-many-items' beyond 50
 */
export function withPermission(permissions: readonly string[], text: string): readonly string[] {
  const permission = cleanPermission(text);
  if (permission === '') throw new AppError('invalid-input', 'A permission has a name');
  if (permissions.includes(permission)) return permissions;
  if (permissions.length >= maxPermissions) {
    throw new AppError('too-many-items', `At most ${maxPermissions} permissions`);
  }
  return [...permissions, permission];
}
