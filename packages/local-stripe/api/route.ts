import type { Engine } from '../engine.ts';
import type { Params } from './form-body.ts';

export interface ApiCall {
  engine: Engine;
  params: Params;
  /** The part of the URL that matches ':id', or '' for a route without an id. */
  id: string;
}

/** One endpoint: its parameters and its handler. */
export interface StripeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path pattern, such as '/v1/customers/:id'. */
  path: string;
  /** Names of the accepted parameters, with Stripe's names. Any other parameter is refused. */
  accepts: readonly string[];
  run: (call: ApiCall) => object;
}

/** Returns the route of a URL and its id, or undefined if there is none. */
export function findRoute(
  routes: readonly StripeRoute[],
  method: string,
  pathname: string,
): { route: StripeRoute; id: string } | undefined {
  const parts = pathname.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (route.method !== method || pattern.length !== parts.length) continue;
    const matches = pattern.every((part, index) => part === ':id' || part === parts[index]);
    if (!matches) continue;
    const at = pattern.indexOf(':id');
    return { route, id: at < 0 ? '' : decodeURIComponent(parts[at] ?? '') };
  }
  return undefined;
}
