import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeSource } from '#support/fake-source.ts';
import { createTrackedCollection } from './tracked-collection.ts';

interface Item {
  id: string;
  value: number;
}

const ids = ['a', 'b', 'c', 'd', 'e'];
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'put' as const,
      'deactivate' as const,
      'remove' as const,
      'silent-off' as const,
    ),
    id: fc.constantFrom(...ids),
    value: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 30_000 }) }),
  fc.record({ kind: fc.constant('catch-up' as const) }),
);

describe('a tracked collection', () => {
  it('equals the active records after every catch-up, after any writes and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let now = 1_000_000;
        const source = fakeSource<Item>(() => now, [{ id: 'a', value: 0 }]);
        const tracked = createTrackedCollection(source);
        const model = new Map<string, Item>([['a', { id: 'a', value: 0 }]]);
        for (const each of [...steps, { kind: 'catch-up' as const }]) {
          switch (each.kind) {
            case 'put':
              source.put({ id: each.id, value: each.value });
              model.set(each.id, { id: each.id, value: each.value });
              break;
            case 'deactivate':
              source.deactivate(each.id);
              model.delete(each.id);
              break;
            case 'remove':
              source.remove(each.id);
              model.delete(each.id);
              break;
            case 'silent-off': {
              const current = model.get(each.id);
              if (current) source.putUnstamped(current, false);
              model.delete(each.id);
              break;
            }
            case 'wait':
              now += each.ms;
              break;
            case 'catch-up': {
              await tracked.catchUp();
              const held = new Map(tracked.records().map((item) => [item.id, item]));
              expect(held).toEqual(model);
            }
          }
          now += 1;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('increases its revision only when something changed', async () => {
    let now = 1_000_000;
    const source = fakeSource<Item>(() => now, [{ id: 'a', value: 1 }]);
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    const first = tracked.revision();
    source.put({ id: 'a', value: 1 });
    now += 1;
    await tracked.catchUp();
    await tracked.catchUp(true);
    expect(tracked.revision()).toBe(first);
    source.put({ id: 'a', value: 2 });
    now += 1;
    await tracked.catchUp();
    expect(tracked.revision()).toBe(first + 1);
  });

  it('detects a write whose timestamp is before the last read but that became visible later', async () => {
    let now = 1_000_000;
    const source = fakeSource<Item>(() => now, [{ id: 'a', value: 1 }]);
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    now -= 5_000;
    source.put({ id: 'a', value: 2 });
    now += 6_000;
    await tracked.catchUp();
    expect(tracked.get('a')).toEqual({ id: 'a', value: 2 });
  });

  it('retains its data when a read fails', async () => {
    const source = fakeSource<Item>(() => 1_000_000, [{ id: 'a', value: 1 }]);
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    source.isDown = true;
    await expect(tracked.catchUp()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tracked.records()).toEqual([{ id: 'a', value: 1 }]);
    expect(tracked.get('missing')).toBeNull();
  });

  const four = ['a', 'b', 'c', 'd'].map((id) => ({ id, value: 1 }));

  it.each([
    ['all records', four],
    ['most records', four.slice(0, 3)],
  ])('does not lose %s when a list and a count omit them', async (_many, left) => {
    const source = fakeSource<Item>(() => 1_000_000, four);
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    for (const { id } of left) source.hidden.add(id);
    await expect(tracked.catchUp()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(tracked.catchUp(true)).rejects.toMatchObject({ code: 'unavailable' });
    expect(tracked.records()).toEqual(four);
    source.hidden.clear();
    await tracked.catchUp();
    expect(tracked.records()).toEqual(four);
  });

  it('accepts that everything is gone after one check by id', async () => {
    const source = fakeSource<Item>(() => 1_000_000, four);
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    for (const { id } of four) source.remove(id);
    const { documents } = source.usage;
    await tracked.catchUp();
    expect(tracked.records()).toEqual([]);
    // Changes and count, twice, and the four lost records.
    expect(source.usage.documents - documents).toBe(8);
  });

  it('rejects a complete read with fewer records than are active', async () => {
    const source = fakeSource<Item>(() => 1_000_000, four);
    const { readActive } = source;
    source.readActive = async () => {
      const whole = await readActive();
      return { ...whole, active: whole.active.slice(0, 2), readAt: new Date(2_000_000) };
    };
    const tracked = createTrackedCollection(source);
    await expect(tracked.catchUp()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tracked.records()).toEqual([]);
    source.readActive = readActive;
    await tracked.catchUp();
    expect(tracked.records()).toEqual(four);
  });

  it('contains a record that became active during the complete read', async () => {
    const source = fakeSource<Item>(() => 1_000_000, four);
    const { readActive } = source;
    source.readActive = async () => {
      const whole = await readActive();
      source.put({ id: 'e', value: 1 });
      source.deactivate('a');
      return whole;
    };
    const tracked = createTrackedCollection(source);
    await tracked.catchUp();
    expect(tracked.records().map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  });
});
