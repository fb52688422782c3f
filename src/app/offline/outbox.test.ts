import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError, errorCode } from '#shared/app-error.ts';
import { toUser } from '#features/account/model/user.ts';
import { maxPendingChanges } from '#shared/pending-change.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import type { MarkChange } from '#features/marks/model/mark.ts';
import type { ReviewChange } from '#features/reviews/model/pending-review.ts';
import { withDatabase } from '#support/fake-device.ts';

import {
  closeOfflineDatabase,
  clearOfflineDatabase,
  offlineDatabase,
} from '#platform/offline/offline-database.ts';
import { cacheUser } from '#features/account/data/cached-user-store.ts';
import { registerMemberChanges } from './member-changes.ts';
import { deviceOutbox } from '#platform/offline/outbox-store.ts';
import { createOutbox } from '#platform/offline/outbox.ts';
import type { BackgroundResult, OutboxDependencies } from '#platform/offline/outbox.ts';
import { dayMs } from '#shared/time-units.ts';

withDatabase();
registerMemberChanges();

const person = (uid: string) =>
  cacheUser(toUser(uid, {}), {
    uid,
    email: `${uid}@guiadailha.test`,
    emailVerified: true,
    providers: ['password'],
    displayName: uid,
    photoURL: '',
  });

beforeEach(() => person('ana'));
afterEach(async () => {
  await clearOfflineDatabase({ isAsked: true });
  await closeOfflineDatabase();
});

const mark = (target: string, saved: boolean): MarkChange => ({ kind: 'favorite', target, saved });
const review = (text: string, base: ReviewChange['base'] = null): ReviewChange => ({
  kind: 'review',
  target: 'mole',
  placeTitle: 'Praia Mole',
  author: { name: 'Ana', photoURL: '' },
  draft: { rating: 5, text },
  base,
});

/** One lock shared by all tabs of a test. */
function locks(): OutboxDependencies['runExclusive'] {
  let turn: Promise<void> = Promise.resolve();
  return (task) => {
    const run = turn.then(task);
    turn = run.catch(() => undefined);
    return run;
  };
}

/** A tab that uses the store of the device, and the changes that it has sent. */
function aTab(send: OutboxDependencies['sendChange'], alone = locks()) {
  const late: BackgroundResult[] = [];
  const outbox = createOutbox({
    store: deviceOutbox,
    sendChange: send,
    runExclusive: alone,
    notifyTabs: () => undefined,
  });
  outbox.watchBackgroundResults((outcomes) => late.push(...outcomes));
  return { outbox, late };
}

const away = () => Promise.reject(new AppError('unavailable'));

describe('a change', () => {
  it('that arrives immediately is not queued', async () => {
    const send = vi.fn<OutboxDependencies['sendChange']>(() => Promise.resolve('answer'));
    const { outbox } = aTab(send);
    expect(await outbox.submit('ana', mark('mole', true))).toEqual({
      isWaiting: false,
      answer: 'answer',
    });
    expect(await deviceOutbox.list('ana')).toEqual([]);
  });

  it('made offline is queued and sent once by another tab, even after the first tab was closed', async () => {
    const { outbox } = aTab(away);
    expect(await outbox.submit('ana', mark('mole', true))).toEqual({ isWaiting: true });
    const send = vi.fn<OutboxDependencies['sendChange']>(() => Promise.resolve());
    const alone = locks();
    const tabs = [aTab(send, alone), aTab(send, alone)];
    await Promise.all(tabs.map((tab) => tab.outbox.sendPending('ana')));
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith(expect.objectContaining(mark('mole', true)), true);
    expect(tabs.flatMap(({ late }) => late)).toHaveLength(1);
  });

  it('resolves within seconds if the network neither answers nor fails', async () => {
    const { outbox } = aTab(() => new Promise(() => undefined));
    expect(await outbox.submit('ana', mark('mole', true))).toEqual({ isWaiting: true });
    expect(await deviceOutbox.list('ana')).toHaveLength(1);
  });

  it('replaces an earlier pending change of the same target', async () => {
    const { outbox } = aTab(away);
    for (const saved of [true, false, true]) await outbox.submit('ana', mark('mole', saved));
    await outbox.submit('ana', mark('joaquina', true));
    const sent: PendingChange[] = [];
    const later = aTab((change) => Promise.resolve(sent.push(change)));
    await later.outbox.sendPending('ana');
    expect(sent).toMatchObject([mark('mole', true), mark('joaquina', true)]);
  });

  it('that is refused while its caller waits rejects and is not queued', async () => {
    const { outbox, late } = aTab(() => Promise.reject(new AppError('permission-denied')));
    await expect(outbox.submit('ana', mark('mole', true))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await deviceOutbox.list('ana')).toEqual([]);
    expect(late).toEqual([]);
  });

  it('that is refused later is reported, and its text is kept until the author decides', async () => {
    const { outbox } = aTab(away);
    await outbox.submit('ana', mark('gone', true));
    await outbox.submit('ana', review('Água morna.'));
    const send = vi.fn<OutboxDependencies['sendChange']>(({ kind }) =>
      Promise.reject(new AppError(kind === 'review' ? 'conflict' : 'permission-denied')),
    );
    const later = aTab(send);
    await later.outbox.sendPending('ana');
    expect(later.late.map(({ change, problem }) => [change.target, problem])).toEqual([
      ['gone', 'permission-denied'],
      ['mole', 'conflict'],
    ]);
    expect(later.outbox.pendingChanges()).toMatchObject([
      { kind: 'review', problem: 'conflict', draft: { text: 'Água morna.' } },
    ]);
    // It is not retried automatically.
    await later.outbox.sendPending('ana');
    expect(send).toHaveBeenCalledTimes(2);
    // If the author sends it again, it is sent. A second refusal keeps the text, too.
    const [refused] = later.outbox.pendingChanges();
    if (!refused) throw new Error('No change is pending');
    await later.outbox.retry(refused);
    expect(send).toHaveBeenCalledTimes(3);
    expect(later.outbox.pendingChanges()).toMatchObject([
      { kind: 'review', problem: 'conflict', draft: { text: 'Água morna.' } },
    ]);
    const [refusedTwice] = later.outbox.pendingChanges();
    if (!refusedTwice) throw new Error('No change is pending');
    send.mockResolvedValue(undefined);
    await later.outbox.retry(refusedTwice);
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'review' }), false);
    expect(later.outbox.pendingChanges()).toEqual([]);
  });

  it('is queued up to five hundred times, and all arrive once and in order; a further one is not queued', async () => {
    const change = await deviceOutbox.put('ana', mark('1', true));
    if (!change) throw new Error('Nothing is kept');
    const database = await offlineDatabase();
    const filling = database?.transaction('changes', 'readwrite');
    // The device clock is put back by a day in the middle.
    for (let order = 2; order <= maxPendingChanges; order += 1) {
      const madeAt = change.madeAt - (order > 250 ? dayMs : 0);
      const one = {
        ...change,
        ...mark(String(order), true),
        madeAt,
        order,
        version: String(order),
      };
      await filling?.store.put({ ...one, id: `favorite:${order}` });
    }
    await filling?.done;
    const { outbox } = aTab(away);
    await expect(outbox.submit('ana', mark('one more', true))).rejects.toMatchObject({
      code: 'unavailable',
    });
    // A change that is already pending can be replaced.
    expect(await outbox.submit('ana', mark('7', false))).toEqual({ isWaiting: true });
    expect(await deviceOutbox.list('ana')).toHaveLength(maxPendingChanges);

    const sent: string[] = [];
    const online = aTab(({ target }) => Promise.resolve(sent.push(target)));
    expect(await online.outbox.submit('ana', mark('one more', true))).toMatchObject({
      isWaiting: false,
    });
    await online.outbox.sendPending('ana');
    const inOrder = Array.from({ length: maxPendingChanges }, (_, position) =>
      String(position + 1),
    );
    expect(sent).toEqual(['one more', ...inOrder.filter((target) => target !== '7'), '7']);
    expect(await deviceOutbox.list('ana')).toEqual([]);
    expect(online.late).toHaveLength(maxPendingChanges);
  });

  it('of a user who signed out in another tab is neither stored nor visible to the next user', async () => {
    const { outbox } = aTab(away);
    await outbox.submit('ana', review('Só meu.'));
    await clearOfflineDatabase({ isAsked: false });
    // If only Auth ends the session, the user's texts stay queued.
    await person('ana');
    expect(await deviceOutbox.list('ana')).toHaveLength(1);
    await clearOfflineDatabase({ isAsked: true });
    await expect(outbox.submit('ana', mark('mole', true))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await person('ana');
    await deviceOutbox.put('ana', review('Só meu.'));
    await person('bia');
    const database = await offlineDatabase();
    expect(await database?.getAll('changes')).toEqual([]);
  });

  it('is sent directly if the device cannot store it, and its failure is thrown', async () => {
    await closeOfflineDatabase();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    try {
      const send = vi.fn<OutboxDependencies['sendChange']>(() => Promise.resolve('answer'));
      const { outbox } = aTab(send);
      expect(await outbox.submit('ana', mark('mole', true))).toMatchObject({ isWaiting: false });
      send.mockImplementation(away);
      await expect(outbox.submit('ana', mark('mole', true))).rejects.toMatchObject({
        code: 'unavailable',
      });
    } finally {
      open.mockRestore();
      await closeOfflineDatabase();
    }
  });
});

/** Steps of two tabs of one browser, one after the other. */
type Step =
  | { does: 'wish'; tab: 0 | 1; target: string; saved: boolean }
  | { does: 'write'; tab: 0 | 1; text: string }
  | { does: 'network'; isOnline: boolean }
  /** The next change arrives, and the tab crashes before it removes the change from the queue. */
  | { does: 'crash' }
  | { does: 'return'; tab: 0 | 1 };

const tab = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('wish' as const),
      tab,
      target: fc.constantFrom('a', 'b', 'c'),
      saved: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('write' as const),
      tab,
      text: fc.constantFrom('x', 'y', 'z'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('network' as const), isOnline: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('return' as const), tab }) },
);

it('any sequence of two tabs, offline phases and crashes ends in the last requested state, applied once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await clearOfflineDatabase({ isAsked: true });
      await person('ana');
      const saved = new Set<string>();
      /** State of the record, which must count each mark once. */
      let count = 0;
      let text: string | null = null;
      let isOnline = true;
      let dies = false;
      const server = (change: PendingChange): Promise<void> => {
        if (!isOnline) return away();
        const { draft, saved: isSaved = false } = change as Partial<
          ReviewChange & Pick<MarkChange, 'saved'>
        >;
        if (draft) text = draft.text;
        else if (isSaved !== saved.has(change.target)) {
          saved[isSaved ? 'add' : 'delete'](change.target);
          count += isSaved ? 1 : -1;
        } else if (isSaved) return Promise.reject(new AppError('conflict'));
        return Promise.resolve();
      };
      const send: OutboxDependencies['sendChange'] = async (change) => {
        await server(change).catch((error: unknown) => {
          if (errorCode(error) !== 'conflict') throw error;
        });
        if (!dies) return;
        dies = false;
        throw new AppError('timeout');
      };
      const alone = locks();
      const tabs = [aTab(send, alone), aTab(send, alone)] as const;
      const wished = new Map<string, boolean>();
      let written: string | null = null;
      for (const now of steps) {
        switch (now.does) {
          case 'wish':
            wished.set(now.target, now.saved);
            await tabs[now.tab].outbox.submit('ana', mark(now.target, now.saved));
            break;
          case 'write':
            written = now.text;
            await tabs[now.tab].outbox.submit('ana', review(now.text));
            break;
          case 'network':
            isOnline = now.isOnline;
            break;
          case 'crash':
            dies = true;
            break;
          case 'return':
            await tabs[now.tab].outbox.sendPending('ana');
        }
      }
      isOnline = true;
      dies = false;
      await Promise.all(tabs.map(({ outbox }) => outbox.sendPending('ana')));
      expect([...saved].toSorted()).toEqual(
        [...wished].flatMap(([target, isSaved]) => (isSaved ? [target] : [])).toSorted(),
      );
      expect(count).toBe(saved.size);
      expect(text).toBe(written);
      expect(await deviceOutbox.list('ana')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
