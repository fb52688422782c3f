import { expect, it } from 'vitest';
import { auditActions } from '#features/audit/model/audit.ts';
import { buildCity } from './build-city.ts';
import type { CityDocuments } from './city.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { documents } = buildCity({ size: 0, now, colourOf: () => '#123456' });
const { auditLog, users } = documents;

interface Target {
  auditId?: string;
  updatedAt: Date;
}

/** The stored fields of the target of an entry. */
function fieldsOfTarget(target: string): Target | undefined {
  const [collection = '', id] = target.split('/');
  const list = documents[collection as keyof CityDocuments] as { id: string; fields: object }[];
  return list.find((document) => document.id === id)?.fields as Target | undefined;
}

it('has entries of every kind of change that the city has, oldest first', () => {
  expect(auditLog.length).toBeGreaterThan(15);
  expect(new Set(auditLog.map(({ id }) => id)).size).toBe(auditLog.length);
  const actions = new Set(auditLog.map(({ fields }) => fields.action));
  const expected = ['user', 'place', 'suggestion', 'claim', 'report'].map((one) => `${one}.update`);
  expect([...actions].toSorted()).toEqual([...expected, 'place.create', 'event.create'].toSorted());
  for (const action of actions) expect(auditActions).toContain(action);
  const times = auditLog.map(({ fields }) => fields.createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(now.getTime());
});

it('is written by accounts that existed, and managers only change their own places and events', () => {
  for (const { fields } of auditLog) {
    const { actorId, target, createdAt } = fields;
    const actor = users.find(({ id }) => id === actorId)?.fields;
    expect(actor?.createdAt.getTime(), target).toBeLessThan(createdAt.getTime());
    if (actor?.role === 'super_admin') continue;
    expect(actor?.role).toBe('manager');
    const { placeId = target.split('/')[1] } = (fieldsOfTarget(target) ?? {}) as {
      placeId?: string;
    };
    expect(actor?.managedPlaces).toContain(placeId);
  }
});

it('ends with the stored values of each record, which names its last entry', () => {
  const values = new Map<string, Record<string, unknown>>();
  const last = new Map<string, string>();
  for (const { id, fields } of auditLog) {
    const { target, before, after } = fields;
    const known = values.get(target) ?? {};
    for (const [name, value] of Object.entries(before)) {
      if (name in known && !target.startsWith('claims/')) expect(value).toEqual(known[name]);
    }
    values.set(target, { ...known, ...after });
    last.set(target, id);
  }
  for (const [target, recorded] of values) {
    const fields = fieldsOfTarget(target);
    const isAppeal = (fields as { firstAnswer?: string } | undefined)?.firstAnswer;
    if (!isAppeal) expect(fields).toMatchObject(recorded);
    if (/^(?:users|places|events)\//.test(target)) {
      const entry = auditLog.find(({ id }) => id === last.get(target));
      expect(fields?.auditId).toBe(entry?.id);
      expect(fields?.updatedAt.getTime()).toBeGreaterThanOrEqual(
        entry?.fields.createdAt.getTime() ?? Infinity,
      );
    }
  }
});

it('is named by the approved claim and the applied correction', () => {
  const decided = [...documents.claims, ...documents.suggestions].filter(
    ({ fields: { status } }) => status === 'approved' || status === 'applied',
  );
  expect(decided).toHaveLength(2);
  for (const { fields } of decided) {
    const entry = auditLog.find(({ id }) => id === fields.auditId)?.fields;
    const targets = [`users/${fields.userId}`, `places/${fields.placeId}`];
    expect(targets).toContain(entry?.target);
    expect(entry?.createdAt).toEqual(fields.decidedAt);
  }
});

it('deactivates no place before its last review', () => {
  const deactivations = auditLog.filter(({ fields: { after } }) => after['isActive'] === false);
  const updates = deactivations.filter(({ fields }) => fields.action === 'place.update');
  expect(updates).toHaveLength(3);
  for (const { fields } of updates) {
    const placeId = fields.target.split('/')[1];
    for (const review of documents.reviews.filter((one) => one.fields.placeId === placeId)) {
      expect(review.fields.createdAt.getTime()).toBeLessThan(fields.createdAt.getTime());
    }
  }
});
