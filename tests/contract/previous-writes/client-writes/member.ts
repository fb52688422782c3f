import { saveEvent, unsaveEvent } from '#features/events/data/saved-event-store.ts';
import { addFavorite, removeFavorite } from '#features/favorites/data/favorite-store.ts';
import { changeList, createList, deleteList } from '#features/lists/data/named-list-store.ts';
import {
  deleteNotification,
  markNotificationsRead,
} from '#features/notifications/data/notification-store.ts';
import { countView } from '#features/statistics/data/view-counter.ts';
import type { Browsers } from '../recorder.ts';
import { long } from './values.ts';

export async function writeAsMember({ as }: Browsers): Promise<void> {
  await as('member', countView, 'member', 'open1', new Date());
  await as('member', addFavorite, 'member', 'other1');
  await as('member', removeFavorite, 'member', 'other1');
  await as('member', saveEvent, 'member', 'event2');
  await as('member', unsaveEvent, 'member', 'event2');
  await as('member', markNotificationsRead, ['n1']);
  await as('member', deleteNotification, 'n1');

  const list = {
    id: 'list2',
    name: long(60),
    note: long(500),
    language: 'en' as const,
    isPublic: true,
    items: [
      { placeId: 'open1', note: 'Ir cedo' },
      { placeId: 'other1', note: '' },
    ],
  };
  await as('reviewer', createList, 'reviewer', list);
  await as('reviewer', changeList, 'list2', { kind: 'remove', placeId: 'open1' });
  await as('reviewer', changeList, 'list2', {
    ...{ kind: 'describe', name: 'Praias', note: '', language: 'es' },
  });
  await as('reviewer', createList, 'reviewer', { ...list, id: 'list3', isPublic: false });
  await as('reviewer', deleteList, 'reviewer', 'list2');
}
