import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

/** Limits of users/{uid}.permissions; the rules check the limit of the list. */
export const maxPermissions = 50;
export const maxPermissionLength = 100;

/** Cleans a permission: one line of plain text, at most 100 characters. */
export function cleanPermission(text: string): string {
  return cleanPlainText(text).replace(/\s+/g, ' ').slice(0, maxPermissionLength).trim();
}

/**
 * Returns the list with a permission added, or the same list if it already contains the permission.
 * @throws AppError 'invalid-input' for an empty permission; 'too-many-items' for more than 50
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
