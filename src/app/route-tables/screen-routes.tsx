import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { RoutePath, RoutePathWith } from '#shared/routes.ts';

/** The screen of each of these addresses: the compiler says which address of the table has none, and which is none. */
export type ScreensOf<Path extends RoutePath, Screen = ComponentType> = Readonly<
  Record<Path, Screen>
>;

/** The addresses below these have tables of their own, as the panels have. */
export type ClubPath = Exclude<
  Extract<RoutePath, `/subscription${string}` | `/club${string}`>,
  '/subscription' | '/club'
>;

/** Seldom asked for: they stand in a table of their own, which neither every page nor the service worker fetches. */
export type LatePath = RoutePathWith<{ isLate: true }>;

interface ScreenRouteOptions {
  /** What the addresses have in common, where a route around them has taken it: '/admin'. */
  base?: string;
  /** Stands around each screen. */
  Guard?: ComponentType<{ children: ReactNode }>;
}

/** The routes of addresses of the table, of which only those are downloaded that are used here. */
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
