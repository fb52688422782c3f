/** A small Firestore for rule tests: documents in memory, the real rules, actors by name. */
import { readFileSync } from 'node:fs';

import type { DocumentReader, QueryFilter, RulesAuth, RulesMap } from '#emulator/rules/contract.ts';
import { createAccessBudget, loadFirestoreRules } from '#emulator/rules/ruleset.ts';
import { RulesLatLng, RulesTimestamp } from '#emulator/rules/values.ts';
import type { RulesValue } from '#emulator/rules/values.ts';

const source = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const ruleset = loadFirestoreRules(source);

/** request.time of everything the tests do. */
export const now = new RulesTimestamp(1_780_000_000n, 123_456_000);
export const past = new RulesTimestamp(1_700_000_000n, 0);
export const future = new RulesTimestamp(1_900_000_000n, 0);

/** Plain fields; whole numbers are ints, a Float keeps its kind. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | RulesTimestamp
  | RulesLatLng
  | Float
  | readonly Plain[]
  | { readonly [name: string]: Plain };
export type Fields = Readonly<Record<string, Plain>>;

/** A float even where it is whole. */
export class Float {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

function toValue(plain: Plain): RulesValue {
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain;
  if (plain === null || typeof plain !== 'object') return plain;
  if (plain instanceof RulesTimestamp || plain instanceof RulesLatLng) return plain;
  if (plain instanceof Float) return plain.value;
  if (Array.isArray(plain)) return plain.map((item: Plain) => toValue(item));
  return toMap(plain as Fields);
}

function toMap(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

/** One write of a commit: `set` replaces, `update` merges top-level fields (undefined fields are removed). */
export type Write =
  | { op: 'set' | 'update'; path: string; fields: Fields; remove?: readonly string[] }
  | { op: 'delete'; path: string };

/** Who asks: a uid with an account, or null for a visitor. */
export type Actor = string | null;

function authOf(actor: Actor): RulesAuth | null {
  if (actor === null) return null;
  return { uid: actor, token: toMap({ email: `${actor}@guiadailha.test`, email_verified: true }) };
}

export class World {
  private readonly documents = new Map<string, RulesMap>();

  /** Stores a document without asking the rules. */
  put(path: string, fields: Fields): void {
    this.documents.set(path, toMap(fields));
  }

  /** Takes a document away without asking the rules. */
  drop(path: string): void {
    this.documents.delete(path);
  }

  mayGet(actor: Actor, path: string): boolean {
    return ruleset.check(
      {
        method: 'get',
        path: path.split('/'),
        time: now,
        auth: authOf(actor),
        before: this.documents.get(path) ?? null,
        after: null,
      },
      this.reader(this.documents),
    ).allowed;
  }

  /** @param filters equality filters by field, all of which hold */
  mayList(actor: Actor, collectionId: string, filters: Fields, limit: number | null): boolean {
    const conditions: QueryFilter[] = Object.entries(filters).map(([field, value]) => ({
      kind: 'field',
      field: field.split('.'),
      op: 'EQUAL',
      value: toValue(value),
    }));
    const query = {
      parent: [],
      collectionId,
      allDescendants: false,
      where: conditions.length === 0 ? null : { kind: 'and' as const, filters: conditions },
      orderBy: [],
      limit: limit === null ? null : BigInt(limit),
      offset: null,
    };
    return ruleset.checkList(
      { method: 'list', query, time: now, auth: authOf(actor) },
      this.reader(this.documents),
    ).allowed;
  }

  /** Whether all writes are allowed together, as one atomic commit. Nothing is stored. */
  mayCommit(actor: Actor, ...writes: Write[]): boolean {
    const result = new Map(this.documents);
    for (const write of writes) {
      if (write.op === 'delete') {
        result.delete(write.path);
      } else {
        const kept = write.op === 'set' ? new Map<string, RulesValue>() : result.get(write.path);
        const fields = new Map([...(kept ?? []), ...toMap(write.fields)]);
        for (const name of write.remove ?? []) fields.delete(name);
        result.set(write.path, fields);
      }
    }
    const budget = createAccessBudget();
    const reader = this.reader(result);
    return writes.every((write) => {
      const before = this.documents.get(write.path) ?? null;
      const method = write.op === 'delete' ? 'delete' : before === null ? 'create' : 'update';
      const after = write.op === 'delete' ? null : (result.get(write.path) ?? null);
      const path = write.path.split('/');
      return ruleset.check(
        { method, path, time: now, auth: authOf(actor), before, after },
        reader,
        budget,
      ).allowed;
    });
  }

  private reader(result: ReadonlyMap<string, RulesMap>): DocumentReader {
    return {
      before: (path) => this.documents.get(path.join('/')) ?? null,
      after: (path) => result.get(path.join('/')) ?? null,
    };
  }
}
