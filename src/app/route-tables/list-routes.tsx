import type { RoutePathWith } from '#shared/routes.ts';
import { lazyScreen } from '../lazy-screen.ts';
import type { LazyScreen } from '../lazy-screen.ts';
import type { ScreensOf } from './screen-routes.tsx';

const screens: ScreensOf<RoutePathWith<{ screen: 'lists/public-list' }>, LazyScreen> = {
  '/listas/:listId': lazyScreen(() => import('#features/lists/screens/public-list-screen.tsx')),
};

/**
 * The screen of a public list. It has its own module, so that the file names of its chunks are not part of the first
 * download of every page.
 */
export default screens['/listas/:listId'];
