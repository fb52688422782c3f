import type { TranslationOf } from '../translation.ts';

export { formatBytes } from './file-sizes.ts';

export type Complete = TranslationOf<
  typeof import('./file-sizes.ts'),
  typeof import('./file-sizes.es.ts')
>;
