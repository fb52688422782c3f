import {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  WriteBatch,
} from '@google-cloud/firestore';
import type { Settings } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '../http/deadline.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Firestore client whose calls all end within a time limit and within the remaining time of the current request
 * (withDeadline); the original client retries a failed call for minutes. Callers need no separate deadline. Failures
 * are AppErrors: 'unavailable' (a DatabaseError if Firestore answered); an AppError thrown by a transaction's own code
 * passes unchanged.
 */
export class BoundedFirestore extends Firestore {
  readonly #longestMs: number;

  /**
   * Creates the client.
   * @param longestMs time limit of one call including all retries
   */
  constructor(settings: Settings, longestMs: number) {
    super(settings);
    this.#longestMs = longestMs;
  }

  /**
   * Runs one call of the client within the time limit.
   * @param call its name, for the error
   */
  within<T>(call: string, ask: () => Promise<T>): Promise<T> {
    const asking = async () => {
      try {
        return await ask();
      } catch (error) {
        throw error instanceof AppError ? error : new DatabaseError(call, error);
      }
    };
    return withDeadline(asking(), this.#longestMs, call);
  }
}

/** Obtained from an instance, because the client does not export this class. */
const AggregateQuery = new Firestore({ projectId: 'none' }).collection('none').count()
  .constructor as { new (): CountQuery; readonly prototype: CountQuery };

type CountQuery = ReturnType<Query['count']>;
type Method = (this: object, ...given: unknown[]) => Promise<unknown>;
type Methods = [type: { name: string; prototype: object }, ...names: string[]][];

/** Every other method that reads or writes documents uses these. */
const bounded: Methods = [
  [Firestore, 'getAll', 'runTransaction'],
  [Query, 'get'],
  [AggregateQuery, 'get'],
  [WriteBatch, 'commit'],
  [DocumentReference, 'listCollections'],
  [CollectionReference, 'listDocuments'],
];
/** Streams, and listeners, which REST does not support; a BoundedFirestore refuses them. */
const refused: Methods = [
  [Firestore, 'bulkWriter', 'recursiveDelete', 'pipeline'],
  [Query, 'stream', 'explain', 'explainStream', 'onSnapshot', 'findNearest'],
  [AggregateQuery, 'explain'],
  [DocumentReference, 'onSnapshot'],
  [CollectionGroup, 'getPartitions'],
];

// The client creates queries and batches internally, so subclasses cannot replace them.
replaceEach(bounded, (firestore, call, ask) => firestore.within(call, ask));
replaceEach(refused, (_firestore, call) => {
  throw new Error(`${call}() has no end that could be bounded`);
});

/** Replaces methods only for BoundedFirestore; other clients of the process keep the original ones. */
function replaceEach(
  methods: Methods,
  replacement: (firestore: BoundedFirestore, call: string, ask: () => Promise<unknown>) => unknown,
): void {
  for (const [{ name: type, prototype }, ...names] of methods) {
    for (const name of names) {
      const original = Reflect.get(prototype, name) as Method;
      const value = function (this: object, ...given: unknown[]) {
        const ask = () => original.apply(this, given);
        const firestore = clientOf(this);
        return firestore instanceof BoundedFirestore
          ? replacement(firestore, `${type}.${name}`, ask)
          : ask();
      };
      Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    }
  }
}

/** Returns the client of an object; the types of a batch do not expose it. */
function clientOf(part: object): unknown {
  if (part instanceof Firestore) return part;
  if (part instanceof AggregateQuery) return part.query.firestore;
  return Reflect.get(part, part instanceof WriteBatch ? '_firestore' : 'firestore');
}
