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
 * A Firestore whose every answer comes within a bound, and within what the request that is being worked on has left
 * (withDeadline): the client alone repeats a failed call for minutes. Whoever works with it needs no deadline of their
 * own, and cannot forget one. Its failures are AppErrors: 'unavailable', as DatabaseError when it answered; what a
 * transaction's own code throws as an AppError passes.
 */
export class BoundedFirestore extends Firestore {
  readonly #longestMs: number;

  /** @param longestMs of one call, with everything that the client repeats */
  constructor(settings: Settings, longestMs: number) {
    super(settings);
    this.#longestMs = longestMs;
  }

  /** Waits for one call of the client. @param call its name, for the error */
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

/** The client does not export this class. */
const AggregateQuery = new Firestore({ projectId: 'none' }).collection('none').count()
  .constructor as { new (): CountQuery; readonly prototype: CountQuery };

type CountQuery = ReturnType<Query['count']>;
type Method = (this: object, ...given: unknown[]) => Promise<unknown>;
type Methods = [type: { name: string; prototype: object }, ...names: string[]][];

/** Everything else that reads or writes documents ends in these. */
const bounded: Methods = [
  [Firestore, 'getAll', 'runTransaction'],
  [Query, 'get'],
  [AggregateQuery, 'get'],
  [WriteBatch, 'commit'],
  [DocumentReference, 'listCollections'],
  [CollectionReference, 'listDocuments'],
];
/** Streams, and listeners, which REST does not have: a BoundedFirestore does not have them. */
const refused: Methods = [
  [Firestore, 'bulkWriter', 'recursiveDelete', 'pipeline'],
  [Query, 'stream', 'explain', 'explainStream', 'onSnapshot', 'findNearest'],
  [AggregateQuery, 'explain'],
  [DocumentReference, 'onSnapshot'],
  [CollectionGroup, 'getPartitions'],
];

// The client makes queries and batches itself, wherever one is asked for: no class of ours can stand in for theirs.
replaceEach(bounded, (firestore, call, ask) => firestore.within(call, ask));
replaceEach(refused, (_firestore, call) => {
  throw new Error(`${call}() has no end that could be bounded`);
});

/** Other clients of this process keep their methods as they are. */
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

/** The client that something belongs to; a batch does not say so in its types. */
function clientOf(part: object): unknown {
  if (part instanceof Firestore) return part;
  if (part instanceof AggregateQuery) return part.query.firestore;
  return Reflect.get(part, part instanceof WriteBatch ? '_firestore' : 'firestore');
}
