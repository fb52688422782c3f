/** A small Firestore for rule tests: documents in memory, the real rules, actors by name. */
import type { QueryFilter, RulesAuth, RulesMap } from '@guia-da-ilha/local-firebase/rules/contract';
import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';
import type { RulesValue } from '@guia-da-ilha/local-firebase/rules/values';

import { askFirestore } from './project-rules.ts';
import type { CommitCase } from './rule-case.ts';

/** The default of request.time; World.at() changes it. */
export const now = new RulesTimestamp(1_780_000_000n, 123_456_000);
export const past = new RulesTimestamp(1_700_000_000n, 0);
export const future = new RulesTimestamp(1_900_000_000n, 0);

/** Plain field values. Whole numbers are ints; a Float stays a float. */
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

/** A float, even if its value is a whole number. */
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

/** Converts fields to values of the rules. */
export function toMap(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

/** One write of a commit: `set` replaces, `update` merges top-level fields (undefined fields are removed). */
export type Write =
  | { op: 'set' | 'update'; path: string; fields: Fields; remove?: readonly string[] }
  | { op: 'delete'; path: string };

/** The caller: a uid with an account, or null for a visitor. */
export type Actor = string | null;

export class World {
  private documents = new Map<string, RulesMap>();
  private time = now;
  private claims: Fields = { email_verified: true };

  /** Sets request.time. Returns the same world. */
  at(time: RulesTimestamp): this {
    this.time = time;
    return this;
  }

  /** Sets claims of the token. Without a claim the e-mail is not verified. Returns the same world. */
  claiming(claims: Fields): this {
    this.claims = claims;
    return this;
  }

  /** Stores a document without the rules. */
  put(path: string, fields: Fields): void {
    this.documents.set(path, toMap(fields));
  }

  /** Deletes a document without the rules. */
  drop(path: string): void {
    this.documents.delete(path);
  }

  /** Returns all documents by path. */
  everything(): ReadonlyMap<string, RulesMap> {
    return this.documents;
  }

  mayGet(actor: Actor, path: string): boolean {
    return askFirestore({ kind: 'get', path, ...this.askedBy(actor) });
  }

  /** @param filters equality filters by field, all of which apply */
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
    return askFirestore({ kind: 'list', query, ...this.askedBy(actor) });
  }

  /** Returns whether all writes are allowed as one atomic commit. Stores nothing. */
  mayCommit(actor: Actor, ...writes: Write[]): boolean {
    return askFirestore(this.commitCase(actor, ...writes));
  }

  /** Returns all writes as one atomic commit that can be evaluated with any rules. Stores nothing. */
  commitCase(actor: Actor, ...writes: Write[]): CommitCase {
    return {
      kind: 'commit',
      result: this.resultOf(writes),
      writes: writes.map(({ op, path }) => ({ path, deletes: op === 'delete' })),
      ...this.askedBy(actor),
    };
  }

  /** Stores the result of writes without the rules. */
  apply(...writes: Write[]): void {
    this.documents = this.resultOf(writes);
  }

  private resultOf(writes: readonly Write[]): Map<string, RulesMap> {
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
    return result;
  }

  private askedBy(actor: Actor) {
    return { time: this.time, auth: this.authOf(actor), documents: new Map(this.documents) };
  }

  private authOf(actor: Actor): RulesAuth | null {
    if (actor === null) return null;
    return { uid: actor, token: toMap({ email: `${actor}@guiadailha.test`, ...this.claims }) };
  }
}
