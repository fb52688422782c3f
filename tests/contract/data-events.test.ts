import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  createEvent,
  deleteEvent,
  setDateStatus,
  updateEvent,
} from '#features/events/data/event-writes.ts';
import { getManagedEvent, listManagedEvents } from '#features/events/data/managed-event-store.ts';
import {
  unsaveEvent,
  listSavedEvents,
  saveEvent,
} from '#features/events/data/saved-event-store.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { toEventDraft, newEventDraft, readEventDraft } from '#features/events/model/event-draft.ts';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import { newPattern } from '#features/events/model/event-pattern.ts';
import { toEventContent } from '#features/events/model/event.ts';
import type { EventContent } from '#features/events/model/event.ts';
import { hourMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();
const now = new Date();
const inDays = (days: number) => isoDateOf(wallClockAt(now).dayNumber + days);

/** An event with three weekly dates. */
const anEvent = (changes: Partial<EventDraft> = {}): EventContent => {
  const weekday = new Date(`${inDays(5)}T12:00:00Z`).getUTCDay();
  const pattern = {
    ...newPattern,
    day: inDays(5),
    repeats: 'weeks' as const,
    weekdays: [weekday],
    until: inDays(20),
  };
  const draft = { ...newEventDraft, title: 'Roda de samba', pattern, ...changes };
  const { content, problems } = readEventDraft(draft, { now });
  expect(problems).toEqual([]);
  return content;
};

let fixture: DataFixture;

beforeEach(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/gerente': aPerson('gerente', { role: 'manager', managedPlaces: ['p1'] }),
    'users/outro': aPerson('outro', { role: 'manager', managedPlaces: ['p2'] }),
    'users/membro': aPerson('membro'),
    'places/p1': aStoredPlace(),
    'places/p2': aStoredPlace(),
  });
});
afterEach(() => fixture.close());

const make = async (content = anEvent(), uid = 'gerente') => {
  const id = newDocumentId();
  await as(uid, () => createEvent(uid, { id, placeId: 'p1' }, content));
  return as(uid, () => getManagedEvent(id));
};
const keptBy = (uid: string, id: string) => as(uid, () => getManagedEvent(id));
const entries = async () =>
  (await fixture.documents('auditLog')).map((entry) => (entry as { action: string }).action);

describe('an event', () => {
  it('is created, changed and deleted by a manager of its place, each with a log entry', async () => {
    const made = await make(
      anEvent({
        pricing: 'price',
        price: '25',
        ticketUrl: 'https://ingressos.example.com/samba',
        ageLimit: '18',
        access: ['wheelchair'],
      }),
    );
    expect(made).toMatchObject({
      placeId: 'p1',
      createdBy: 'gerente',
      revision: 0,
      priceCents: 2500,
    });
    expect(made.dates).toHaveLength(3);

    const typed = { ...toEventDraft(made), title: 'Samba no deque', pricing: 'free' } as const;
    const { content } = readEventDraft(typed, { now, stored: made });
    await as('gerente', () => updateEvent('gerente', made, content));
    expect(await keptBy('gerente', made.id)).toMatchObject({
      ...content,
      revision: 1,
      createdAt: made.createdAt,
    });
    await as('admin', () => deleteEvent('admin', made.id));
    expect(await fixture.read(`events/${made.id}`)).toBeNull();
    expect((await entries()).sort()).toEqual(['event.create', 'event.delete', 'event.update']);
  });

  it('a save without changes writes nothing', async () => {
    const made = await make();
    const before = commits();
    await as('gerente', () => updateEvent('gerente', made, toEventContent(made)));
    expect(commits()).toBe(before);
  });

  it('one of its dates can be cancelled, and all of them', async () => {
    const made = await make();
    const key = made.dates[1]?.key ?? '';
    await as('gerente', () =>
      setDateStatus('gerente', made.id, { status: 'cancelled', dateSelector: { key } }),
    );
    const stored = await keptBy('gerente', made.id);
    expect(stored.dates.map(({ status }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
    ]);
    await as('gerente', () =>
      setDateStatus('gerente', made.id, {
        status: 'cancelled',
        dateSelector: { endingAfter: now },
      }),
    );
    const { dates, revision } = await keptBy('gerente', made.id);
    expect(dates.every(({ status }) => status === 'cancelled')).toBe(true);
    expect(revision).toBe(2);
  });

  it('keeps changes of different fields and dates by two managers', async () => {
    const base = await make();
    const [first, second] = base.dates;
    if (!first || !second) throw new Error('The event has dates');
    await as('gerente', () =>
      setDateStatus('gerente', base.id, { status: 'cancelled', dateSelector: { key: first.key } }),
    );
    const dates = base.dates.map((date) =>
      date === second ? { ...date, status: 'sold_out' as const } : date,
    );
    await as('admin', () =>
      updateEvent('admin', base, { ...toEventContent(base), title: 'Outro nome', dates }),
    );
    const stored = await keptBy('gerente', base.id);
    expect(stored.title).toBe('Outro nome');
    expect(stored.dates.map(({ status }) => status)).toEqual([
      'cancelled',
      'sold_out',
      'scheduled',
    ]);
    expect(stored.revision).toBe(2);
  });

  it('the second of two changes of the same field is reported as a conflict', async () => {
    const base = await make();
    const key = base.dates[0]?.key ?? '';
    const edit = (content: Partial<EventContent>) =>
      as('admin', () => updateEvent('admin', base, { ...toEventContent(base), ...content }));
    await as('gerente', () =>
      setDateStatus('gerente', base.id, { status: 'cancelled', dateSelector: { key } }),
    );
    const moved = base.dates.map((date) =>
      date.key === key ? { ...date, endsAt: new Date(date.endsAt.getTime() + hourMs) } : date,
    );
    await expect(edit({ dates: moved })).rejects.toMatchObject({ code: 'conflict' });
    await as('gerente', () =>
      updateEvent('gerente', base, { ...toEventContent(base), title: 'Nome do gerente' }),
    );
    await expect(edit({ title: 'Nome do admin' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await keptBy('gerente', base.id)).toMatchObject({
      title: 'Nome do gerente',
      revision: 2,
    });
  });

  it('keeps both of two simultaneous saves', async () => {
    const base = await make();
    await Promise.all([
      as('gerente', () =>
        updateEvent('gerente', base, { ...toEventContent(base), description: 'Com convidados.' }),
      ),
      as('gerente', () =>
        setDateStatus('gerente', base.id, {
          status: 'sold_out',
          dateSelector: { key: base.dates[2]?.key ?? '' },
        }),
      ),
    ]);
    const stored = await keptBy('gerente', base.id);
    expect(stored).toMatchObject({ description: 'Com convidados.', revision: 2 });
    expect(stored.dates[2]?.status).toBe('sold_out');
  });

  it('sent again after a lost response is one event with the latest content', async () => {
    const id = newDocumentId();
    const send = (content: EventContent) => () =>
      createEvent('gerente', { id, placeId: 'p1' }, content);
    const lost = as('gerente', send(anEvent()), (address) =>
      address.includes(':commit') ? 'answer-lost' : 'sent',
    );
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await as('gerente', send(anEvent({ title: 'Outro nome' })));
    expect(await fixture.documents('events')).toEqual([
      expect.objectContaining({ title: 'Outro nome', revision: 1 }),
    ]);
  });

  it('cannot be changed by other users, and a deleted one is reported as not found', async () => {
    const made = await make();
    const attempts: (() => Promise<unknown>)[] = [
      () => createEvent('outro', { id: newDocumentId(), placeId: 'p1' }, anEvent()),
      () => updateEvent('outro', made, anEvent({ title: 'Outro' })),
      () => deleteEvent('outro', made.id),
      () => listManagedEvents('p1', { span: 'coming', now }),
      () => listManagedEvents(null, { span: 'coming', now }),
    ];
    for (const attempt of attempts) {
      await expect(as('outro', attempt)).rejects.toMatchObject({ code: 'permission-denied' });
    }
    await as('gerente', () => deleteEvent('gerente', made.id));
    const late = as('gerente', () => updateEvent('gerente', made, anEvent({ title: 'Outro' })));
    await expect(late).rejects.toMatchObject({ code: 'not-found' });
    await expect(keptBy('gerente', 'no/event')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the events of a place', () => {
  it('are upcoming events, earliest end first, and past events', async () => {
    const once = (days: number, title: string) =>
      anEvent({ title, pattern: { ...newPattern, day: inDays(days) } });
    await make(once(9, 'Depois'));
    const soon = await make(once(2, 'Antes'));
    await make({ ...once(4, 'Oculto'), isActive: false });
    const past = new Date(now.getTime() - hourMs);
    await fixture.store({
      'events/velho1': {
        ...((await fixture.read(`events/${soon.id}`)) ?? {}),
        title: 'Passado',
        lastAt: past,
      },
    });
    const titles = async (span: 'coming' | 'past', placeId: string | null, uid: string) => {
      const page = await as(uid, () => listManagedEvents(placeId, { span, now }));
      expect(page.nextCursor).toBeNull();
      return page.items.map(({ title }) => title);
    };
    expect(await titles('coming', 'p1', 'gerente')).toEqual(['Antes', 'Oculto', 'Depois']);
    expect(await titles('past', 'p1', 'gerente')).toEqual(['Passado']);
    expect(await titles('coming', null, 'admin')).toEqual(['Antes', 'Oculto', 'Depois']);
    expect(await titles('past', null, 'admin')).toEqual(['Passado']);
    expect(await titles('coming', 'not/an-id', 'gerente')).toEqual([]);
  });
});

describe('saved events', () => {
  it('are stored once, listed newest first, and can be removed', async () => {
    const [one, two] = [await make(), await make()];
    await as('membro', () => saveEvent('membro', one.id));
    await as('membro', () => saveEvent('membro', two.id));
    await as('membro', () => saveEvent('membro', one.id));
    const saved = await as('membro', () => listSavedEvents('membro'));
    expect(saved.map(({ eventId }) => eventId)).toEqual([two.id, one.id]);
    await as('membro', () => unsaveEvent('membro', two.id));
    await as('membro', () => unsaveEvent('membro', two.id));
    expect(await as('membro', () => listSavedEvents('membro'))).toHaveLength(1);
  });

  it('must exist and belong to the user', async () => {
    const { id } = await make();
    const none = as('membro', () => saveEvent('membro', 'none1'));
    await expect(none).rejects.toMatchObject({ code: 'permission-denied' });
    const strange = as('outro', () => saveEvent('membro', id));
    await expect(strange).rejects.toMatchObject({ code: 'permission-denied' });
    const odd = as('membro', () => saveEvent('membro', 'a/b'));
    await expect(odd).rejects.toMatchObject({ code: 'not-found' });
  });
});
