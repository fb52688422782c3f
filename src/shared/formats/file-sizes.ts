import { formatDecimal, formatInteger } from './formats.ts';

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/**
 * Formats a size in bytes with the largest unit that keeps the number at one or more: '512 B', '1,2 MB' (1 kB is 1,024
 * bytes).
 */
export function formatBytes(bytes: number): string {
  const unitIndex = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), byteUnits.length - 1);
  const value = bytes / 1024 ** unitIndex;
  return `${unitIndex === 0 ? formatInteger(value) : formatDecimal(value, 1)} ${byteUnits[unitIndex] ?? 'B'}`;
}
