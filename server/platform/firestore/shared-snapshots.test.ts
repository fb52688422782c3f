import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { fakeSource } from '#support/fake-source.ts';
import type { FakeSource } from '#support/fake-source.ts';
import { sharedMemory, sharedName, sharedRebuildMs, sharedSecret } from '#support/shared-memory.ts';
import type { SharedMemory } from '#support/shared-memory.ts';
import { encodeSnapshot } from './snapshot-codec.ts';
import { createTrackedCollection } from './tracked-collection.ts';
import type { TrackedCollection } from './tracked-collection.ts';

interface Thing {
  id: string;
  value: number;
  at: Date;
}

const start = 1_000_000_000_000;
const aThing = (id: string, value = 0): Thing => ({ id, value, at: new Date(5) });
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

interface World {
  clock: { now: number };
  source: FakeSource<Thing>;
  memory: SharedMemory;
  server: (owner: string, patienceMs?: number) => TrackedCollection<Thing>;
  /** Creates a server and waits until its snapshot is stored for the others. */
  builder: () => Promise<TrackedCollection<Thing>>;
}

function aWorld(things = ids.map((id) => aThing(id))): World {
  const clock = { now: start };
  const source = fakeSource<Thing>(() => clock.now, things);
  // The writes are older than any read, so that overlapping reads do not return them again.
  clock.now += 60_000;
  const memory = sharedMemory(() => clock.now);
  const server = (owner: string, patienceMs?: number) =>
    createTrackedCollection(source, memory.of<Thing>(owner, patienceMs));
  return {
    ...{ clock, source, memory, server },
    async builder() {
      const built = server('builder');
      await built.catchUp();
      await settled(memory, 1);
      return built;
    },
  };
}

async function settled(memory: SharedMemory, writes: number): Promise<void> {
  await vi.waitFor(() => {
    expect(memory).toMatchObject({ writes, holder: null });
  });
}

const heldBy = (collection: TrackedCollection<Thing>) =>
  collection
    .records()
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, value }) => `${id}${value}`);

describe('several servers that share snapshots', () => {
  it('read the collection only once when they start at the same time', async () => {
    const { source, memory, server } = aWorld();
    const all = Array.from({ length: 10 }, (_, number) => server(`server ${number}`));
    await Promise.all(all.map((one) => one.catchUp()));
    expect(source.usage.fullReadings).toBe(1);
    for (const one of all) expect(heldBy(one)).toEqual(['a0', 'b0', 'c0', 'd0', 'e0', 'f0']);
    expect(all[9]?.get('a')).toEqual(aThing('a'));
    await settled(memory, 1);
  });

  it('use a stored snapshot plus all changes since then', async () => {
    const { clock, source, server, builder } = aWorld();
    await builder();
    clock.now += 600_000;
    source.put(aThing('b', 7));
    source.put(aThing('g'));
    source.deactivate('c');
    clock.now += 600_000;
    const late = server('late');
    await late.catchUp();
    expect(heldBy(late)).toEqual(['a0', 'b7', 'd0', 'e0', 'f0', 'g0']);
    expect(source.usage.fullReadings).toBe(1);
  });

  it.each<[string, string, (world: World) => void | Promise<void>]>([
    [
      'has a deleted record',
      'number of active records differs',
      ({ source }) => source.remove('a'),
    ],
    [
      'has a record deactivated without a timestamp',
      'number of active records differs',
      ({ source }) => source.putUnstamped(aThing('a'), false),
    ],
    [
      'has records written without a timestamp',
      'database restored, or written without a timestamp',
      ({ source, clock }) => {
        clock.now += 1_000;
        for (const id of ids) source.putUnstamped(aThing(id, 3));
      },
    ],
    [
      'comes from before a database restore',
      'database restored, or written without a timestamp',
      ({ source, clock }) => {
        clock.now += 1_000;
        for (const id of ids) source.putUnstamped(aThing(id));
      },
    ],
    ['is old', 'too old', ({ clock }) => void (clock.now += sharedRebuildMs)],
    ['comes from the future', 'read time in the future', ({ clock }) => void (clock.now -= 30_000)],
    [
      'is truncated',
      'incomplete, or not signed by one of our servers',
      ({ memory }) => void (memory.bytes = memory.bytes?.subarray(0, 90) ?? null),
    ],
    [
      'was changed',
      'incomplete, or not signed by one of our servers',
      ({ memory }) => {
        memory.bytes = Buffer.from(memory.bytes ?? []);
        memory.bytes[memory.bytes.length - 20] = 1 + (memory.bytes.at(-20) ?? 0);
      },
    ],
    [
      'is empty',
      'incomplete, or not signed by one of our servers',
      ({ memory }) => void (memory.bytes = Buffer.alloc(0)),
    ],
    [
      'has another format',
      'incomplete, or not signed by one of our servers',
      ({ memory }) => void (memory.bytes = Buffer.from('{"format":1,"active":[]}\n{}')),
    ],
    [
      'is signed with another secret',
      'incomplete, or not signed by one of our servers',
      ({ memory }) => leave(memory, { secret: 'of another' }),
    ],
    [
      'is of another project',
      'other project or collection',
      ({ memory }) => leave(memory, { project: 'demo-other' }),
    ],
    [
      'has records of another shape',
      'a record differs',
      ({ memory }) => leave(memory, { records: ids.map((id) => ({ id, worth: 0 })) }),
    ],
    [
      'has null records',
      'unknown format',
      ({ memory }) => leave(memory, { records: ids.map(() => null) }),
    ],
  ])('read the collection again if the snapshot %s', async (_how, reason, spoil) => {
    const world = aWorld();
    await world.builder();
    await spoil(world);
    const { source, memory, server, clock } = world;
    clock.now += 1;
    const late = server('late');
    await late.catchUp();
    const active = await source.readActive();
    expect(heldBy(late)).toEqual(active.active.map(({ record: { id, value } }) => `${id}${value}`));
    expect(memory.reasons.at(-1)).toBe(reason);
    // The snapshot is stored for the next server.
    await settled(memory, 2);
    const { fullReadings } = source.usage;
    const next = server('next');
    await next.catchUp();
    expect(source.usage.fullReadings).toBe(fullReadings);
    expect(heldBy(next)).toEqual(heldBy(late));
  });

  it('read for themselves without an error while the store is unavailable', async () => {
    const { source, memory, server } = aWorld();
    memory.isAway = true;
    const all = [server('one'), server('other')];
    await Promise.all(all.map((one) => one.catchUp()));
    expect(source.usage.fullReadings).toBe(2);
    expect(heldBy(all[1] ?? all[0]!)).toHaveLength(6);
  });

  it('wait only for a limited time for a crashed server', async () => {
    const { source, memory, server } = aWorld();
    memory.holder = 'somebody who died';
    const one = server('one', 20);
    await one.catchUp();
    expect(heldBy(one)).toHaveLength(6);
    expect([source.usage.fullReadings, memory.writes]).toEqual([1, 0]);
  });

  it('take over from a server that crashes while they wait', async () => {
    const { source, memory, server } = aWorld();
    memory.holder = 'somebody who died';
    const waiting = ['one', 'other', 'third'].map((name) => server(name));
    const all = Promise.all(waiting.map((one) => one.catchUp()));
    memory.holder = null;
    await all;
    expect(source.usage.fullReadings).toBe(1);
  });

  it('let another server read when their own read fails', async () => {
    const { source, memory, server } = aWorld();
    source.isDown = true;
    const failing = server('failing');
    await expect(failing.catchUp()).rejects.toMatchObject({ code: 'unavailable' });
    await vi.waitFor(() => {
      expect(memory.holder).toBeNull();
    });
    source.isDown = false;
    await Promise.all([failing.catchUp(), server('other').catchUp()]);
    expect(source.usage.fullReadings).toBe(1);
  });

  it('refresh everything once when it is due, without blocking requests', async () => {
    const { clock, source, memory, server, builder } = aWorld();
    const all = [await builder(), server('other'), server('third')];
    for (const one of all) await one.catchUp();
    source.putUnstamped(aThing('a', 9));
    clock.now += sharedRebuildMs;
    // The first server reads the changes and finds by the database's clock that a complete read is due.
    for (const one of all) await one.catchUp();
    memory.holder = 'a fourth that reads';
    for (const one of all) await one.catchUp();
    expect([source.usage.fullReadings, heldBy(all[1]!)[0]]).toEqual([1, 'a0']);
    memory.holder = null;
    await all[0]?.catchUp();
    await settled(memory, 2);
    for (const one of all) await one.catchUp();
    expect(source.usage.fullReadings).toBe(2);
    for (const one of all) expect(heldBy(one)[0]).toBe('a9');
  });

  it('share one complete read after a deletion that all of them missed', async () => {
    const { clock, source, memory, server, builder } = aWorld();
    const all = [await builder(), server('other'), server('third')];
    for (const one of all) await one.catchUp();
    clock.now += 20_000;
    source.remove('a');
    await Promise.all(all.map((one) => one.catchUp()));
    await settled(memory, 2);
    expect(source.usage.fullReadings).toBe(2);
    for (const one of all) expect(heldBy(one)).toEqual(['b0', 'c0', 'd0', 'e0', 'f0']);
  });

  it('store a new snapshot after many changes, so that a new server reads little', async () => {
    const many = Array.from({ length: 150 }, (_, number) => aThing(`t${number}`));
    const { clock, source, memory, server, builder } = aWorld(many);
    const one = await builder();
    clock.now += 600_000;
    for (const { id } of many) source.put(aThing(id, 1));
    clock.now += 60_000;
    await one.catchUp();
    await settled(memory, 2);
    clock.now += 60_000;
    const { documents } = source.usage;
    await server('late').catchUp();
    expect(source.usage.documents - documents).toBeLessThan(20);
  });

  it('never hold inactive records, after any writes, deletions and expired caches', async () => {
    const step = fc.record({
      server: fc.nat(2),
      kind: fc.constantFrom('put', 'off', 'remove', 'wait', 'restart', 'store', 'catch up'),
      id: fc.constantFrom(...ids),
      value: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { clock, source, memory, server } = aWorld();
        const all = [server('0'), server('1'), server('2')];
        for (const { server: number, kind, id, value } of steps) {
          clock.now += 1 + value;
          if (kind === 'put') source.put(aThing(id, value));
          if (kind === 'off') source.deactivate(id);
          if (kind === 'remove') source.remove(id);
          if (kind === 'wait') clock.now += value * 400_000;
          if (kind === 'store') memory.isAway = value > 3;
          if (kind === 'restart') all[number] = server(String(number));
          if (kind !== 'catch up') continue;
          const one = all[number]!;
          await one.catchUp();
          const { active } = await source.readActive();
          expect(heldBy(one)).toEqual(
            active.map(({ record }) => `${record.id}${record.value}`).sort(),
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Stores a snapshot as an incompatible server would. */
async function leave(
  memory: SharedMemory,
  { secret = sharedSecret, project = sharedName.project, records = [] as unknown[] },
): Promise<void> {
  const at = new Date(start + 60_000);
  const active = ids.map((id, number) => ({ id, record: records[number] ?? null }));
  memory.bytes = await encodeSnapshot(
    { active, readAt: at, wholeAt: at, horizon: null },
    { ...sharedName, project },
    secret,
  );
}
