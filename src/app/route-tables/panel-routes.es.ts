import type { TranslationOf } from '#shared/translation.ts';

export {
  PortuguesePage as AdminRoutes,
  PortuguesePage as ManagerRoutes,
} from '../portuguese-page.tsx';

export type Complete = TranslationOf<
  typeof import('./panel-routes.ts'),
  typeof import('./panel-routes.es.ts')
>;
