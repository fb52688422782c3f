import type { RoutePathWith } from '#shared/routes.ts';
import { lazyScreen } from '../lazy-screen.ts';
import type { LazyScreen } from '../lazy-screen.ts';
import type { ScreensOf } from './screen-routes.tsx';

const screens: ScreensOf<RoutePathWith<{ screen: 'lists/public-list' }>, LazyScreen> = {
  '/listas/:listId': lazyScreen(() => import('#features/lists/screens/public-list-screen.tsx')),
};

/** A list that its owner made public. What its code consists of is named here and not in what every page fetches. */
export default screens['/listas/:listId'];
