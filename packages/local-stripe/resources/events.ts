import { LIST_PARAMS, page } from '../api/list.ts';
import { optionalList, optionalText } from '../api/params.ts';
import type { StripeRoute } from '../api/route.ts';

export const eventRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/events',
    accepts: [...LIST_PARAMS, 'type', 'types', 'delivery_success'],
    run: ({ engine, params }) => {
      const type = optionalText(params, 'type');
      const types = optionalList(params, 'types');
      const events = engine.store
        .all('events')
        .filter((event) => (type ?? event.type) === event.type)
        .filter((event) => types === undefined || types.includes(event.type));
      return page(events, params, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    accepts: [],
    run: ({ engine, id }) => engine.store.get('events', id),
  },
];
