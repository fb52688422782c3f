import type { Engine } from '../engine.ts';
import type { Tables } from '../objects.ts';
import type { Params } from './form-body.ts';
import { LIST_PARAMS, page } from './list.ts';
import { optionalBoolean, optionalText } from './params.ts';

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

export function route(
  method: StripeRoute['method'],
  path: string,
  accepts: readonly string[],
  run: StripeRoute['run'],
): StripeRoute {
  return { method, path, accepts, run };
}

/** Returns the route that answers with the object of an id. */
export function readRoute(
  table: keyof Tables,
  path: string,
  accepts: readonly string[] = [],
): StripeRoute {
  return route('GET', `${path}/:id`, accepts, ({ engine, id }) => engine.store.get(table, id));
}

interface ListOptions<T> {
  /** Fields with a text that are also parameters; a list contains only the objects with the same text. */
  texts?: readonly (keyof T & string)[];
  /** The same for fields that are true or false. */
  flags?: readonly (keyof T & string)[];
  /** Accepted parameters besides these and those of every list. */
  accepts?: readonly string[];
  /** Returns the objects of the list, before `texts` and `flags` filter them; by default all of the table. */
  objects?: (call: ApiCall) => readonly T[];
}

/** Returns the route that lists the objects of a table in pages. */
export function listRoute<T extends keyof Tables>(
  table: T,
  path: string,
  { texts = [], flags = [], accepts = [], objects }: ListOptions<Tables[T]> = {},
): StripeRoute {
  return route('GET', path, [...LIST_PARAMS, ...texts, ...flags, ...accepts], (call) => {
    const { engine, params, id } = call;
    const wanted = [
      ...texts.map((name) => [name, optionalText(params, name)] as const),
      ...flags.map((name) => [name, optionalBoolean(params, name)] as const),
    ].filter(([, value]) => value !== undefined);
    const found = (objects?.(call) ?? engine.store.all(table)).filter((object) =>
      wanted.every(([name, value]) => object[name] === value),
    );
    return page(found, params, path.replace(':id', id));
  });
}

/** Returns the route of a URL and its id, or undefined if there is none. */
export function findRoute(
  routes: readonly StripeRoute[],
  method: string,
  pathname: string,
): { route: StripeRoute; id: string } | undefined {
  const parts = pathname.split('/');
  for (const candidate of routes) {
    const pattern = candidate.path.split('/');
    if (candidate.method !== method || pattern.length !== parts.length) continue;
    const matches = pattern.every((part, index) => part === ':id' || part === parts[index]);
    if (!matches) continue;
    const at = pattern.indexOf(':id');
    return { route: candidate, id: at < 0 ? '' : decodeURIComponent(parts[at] ?? '') };
  }
  return undefined;
}
