import type { TranslationOf } from '../translation.ts';
import { formatDecimal, formatInteger } from './formats.en.ts';

const byteUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

export function formatBytes(bytes: number): string {
  const unitIndex = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), byteUnits.length - 1);
  const value = bytes / 1024 ** unitIndex;
  return `${unitIndex === 0 ? formatInteger(value) : formatDecimal(value, 1)} ${byteUnits[unitIndex] ?? 'B'}`;
}

export type Complete = TranslationOf<
  typeof import('./file-sizes.ts'),
  typeof import('./file-sizes.en.ts')
>;
