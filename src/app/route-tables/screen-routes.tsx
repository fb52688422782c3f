import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { RoutePath, RoutePathWith } from '#shared/routes.ts';

/** Maps each path of `Path` to its screen. The compiler reports missing and unknown paths. */
export type ScreensOf<Path extends RoutePath, Screen = ComponentType> = Readonly<
  Record<Path, Screen>
>;

/** Paths below /subscription and /club. They have separate route tables, as the panels have. */
export type ClubPath = Exclude<
  Extract<RoutePath, `/subscription${string}` | `/club${string}`>,
  '/subscription' | '/club'
>;

/**
 * Rarely visited paths. Their separate table is not part of the first download or of the service worker's precache.
 */
export type LazyPath = RoutePathWith<{ isLate: true }>;

interface ScreenRouteOptions {
  /** Common prefix of the paths that a parent route has already matched, e.g. '/admin'. */
  base?: string;
  /** Wraps each screen. */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** Creates the routes of these screens from their paths, so that the browser need not download the route table. */
export function screenRoutes(
  screens: ScreensOf<never>,
  { base = '', Guard = Fragment }: ScreenRouteOptions = {},
): ReactNode[] {
  return Object.entries<ComponentType>(screens).map(([path, Screen]) => (
    <Route
      key={path}
      path={path.slice(base.length)}
      element={
        <Guard>
          <Screen />
        </Guard>
      }
    />
  ));
}
