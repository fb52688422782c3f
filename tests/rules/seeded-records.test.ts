/** The seed bypasses the rules, so these tests ask the rules whether the app could have written its records. */
import { expect, it } from 'vitest';

import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import { buildCity } from '#seed/build-city.ts';
import type { CityDocuments } from '#seed/city.ts';

import { set, update } from './commits.ts';
import { World } from './world.ts';
import type { Fields, Plain, Write } from './world.ts';

const { documents } = buildCity({
  size: 0,
  now: new Date('2026-11-20T12:00:00Z'),
  colourOf: () => '#123456',
});
const { auditLog, reports } = documents;

/** Converts the values of the seed to those of the rules. */
function toPlain(value: unknown): Plain {
  if (value instanceof Date) return timestampOf(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value as Plain;
  const { latitude, longitude } = value as Record<string, unknown>;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? new RulesLatLng(latitude, longitude)
    : toFields(value);
}

function toFields(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
}

function timestampOf(at: Date): RulesTimestamp {
  const ms = BigInt(at.getTime());
  return new RulesTimestamp(ms / 1000n, Number(ms % 1000n) * 1_000_000);
}

/** The stored fields of a document; {} if it does not exist. */
function stored(path: string): Fields {
  const [collection = '', id] = path.split('/');
  const list: readonly { id: string; fields: object }[] =
    documents[collection as keyof CityDocuments];
  return toFields(list.find((document) => document.id === id)?.fields ?? {});
}

/** A city at the time of a request, with the given documents as they are stored. */
function cityAt(at: Date, ...paths: readonly string[]): World {
  const world = new World().at(timestampOf(at));
  for (const path of paths) world.put(path, stored(path));
  return world;
}

const unrated: Fields = { rating: 0, reviewsCount: 0, ratingCounts: [0, 0, 0, 0, 0] };
const undecided: Fields = {
  ...{ status: 'pending', answer: '', decidedBy: '', auditId: '' },
  decidedAt: null,
};

type Entry = (typeof auditLog)[number];

/** Stores the document of an entry as it was before, and returns the writes of its change. */
function changeOf(world: World, { id, fields: entry }: Entry): Write[] {
  const { action, target, createdAt, before, after } = entry;
  const time = timestampOf(createdAt);
  const [collection = ''] = target.split('/');
  const { auditId: last = '', ...current } = stored(target);
  const becomes = { ...current, ...toFields(after), updatedAt: time };
  const writes = [set(`auditLog/${id}`, toFields(entry))];
  if (action.endsWith('.create')) {
    const isPlace = collection === 'places';
    const made = { ...becomes, ...(isPlace && unrated), auditId: id, createdAt: time };
    return [...writes, set(target, made)];
  }
  if (collection === 'claims' || collection === 'suggestions') {
    // An appeal has the answer of the earlier decision.
    const { firstAnswer = '', answer } = current;
    const decision = {
      ...{ answer: answer || firstAnswer, decidedBy: entry.actorId, decidedAt: time },
      auditId: last,
    };
    const linked = auditLog.find((other) => other.id === last);
    world.put(target, { ...current, ...undecided });
    return [
      ...writes,
      ...(linked ? changeOf(world, linked) : []),
      update(target, { status: after['status'] as string, ...decision, updatedAt: time }),
    ];
  }
  const isNamed = ['users', 'places', 'events'].includes(collection);
  world.put(target, { ...current, ...toFields(before) });
  return [...writes, set(target, { ...becomes, ...(isNamed && { auditId: id }) })];
}

// Only the server deactivates users.
const ofClients = auditLog.filter(({ fields: { after } }) => after['status'] !== 'inactive');

it.each(ofClients.map((entry) => [`${entry.fields.action} of ${entry.fields.target}`, entry]))(
  'accepts the change of the audit entry %s',
  (_name, entry) => {
    const { actorId, createdAt, target } = entry.fields;
    const { placeId } = stored(target);
    const place = typeof placeId === 'string' ? [`places/${placeId}`] : [];
    const world = cityAt(createdAt, `users/${actorId}`, ...place);
    const writes = changeOf(world, entry);
    expect(world.mayCommit(actorId, ...writes)).toBe(true);
  },
);

it.each(reports.map((report) => [report.id, report.fields]))(
  'accepts the report %s of its reporter',
  (id, { updatedAt: _, ...fields }) => {
    const { reporter, reviewId = '', eventId = '', about, createdAt } = fields;
    const time = timestampOf(createdAt);
    const subject = eventId ? `events/${eventId}` : `reviews/${reviewId}`;
    const world = cityAt(createdAt, `users/${reporter}`, subject);
    const report = { ...toFields(fields), status: 'open', updatedAt: time };
    const writes = [set(`reports/${id}`, report)];
    if (about === 'pictures') {
      const { picturesStatus, ...review } = stored(subject);
      world.put(subject, review);
      writes.push(
        { op: 'update', path: subject, fields: { picturesStatus: picturesStatus ?? '' } },
        set(`reportedPictures/${reviewId}`, stored(`reportedPictures/${reviewId}`)),
        set(`requestPace/${reporter}`, { since: time, count: 1, last: `reports/${id}`, at: time }),
      );
    }
    expect(world.mayCommit(reporter, ...writes)).toBe(true);
  },
);
