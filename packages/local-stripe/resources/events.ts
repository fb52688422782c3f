import { optionalList } from '../api/params.ts';
import { listRoute, readRoute } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';

export const eventRoutes: readonly StripeRoute[] = [
  listRoute('events', '/v1/events', {
    texts: ['type'],
    accepts: ['types', 'delivery_success'],
    objects: ({ engine, params }) => {
      const types = optionalList(params, 'types');
      return engine.store.all('events').filter(({ type }) => types?.includes(type) ?? true);
    },
  }),
  readRoute('events', '/v1/events'),
];
