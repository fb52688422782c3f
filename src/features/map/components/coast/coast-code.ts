import { lazyCode } from '#ui/progressive/lazy-code.ts';

/** The coast line, loaded with the first map. */
export const coastCode = lazyCode(async () =>
  (await import('#features/map/model/coast/coast.ts')).readCoast(),
);
