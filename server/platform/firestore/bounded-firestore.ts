import {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  WriteBatch,
} from '@google-cloud/firestore';
import type { Settings } from '@google-cloud/firestore';
import { ProxyTracerProvider, SpanKind } from '@opentelemetry/api';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '../http/deadline.ts';
import { instruments } from '../telemetry/instruments.ts';
import { errorTypeOf, inChildSpan } from '../telemetry/spans.ts';
import { databaseError } from './database-error.ts';

/**
 * Firestore client whose calls all end within a time limit and within the remaining time of the current request
 * (withDeadline); the original client retries a failed call for minutes. Callers need no separate deadline. Failures
 * are AppErrors: 'unavailable' (databaseError(), unless the time limit ended the call); an AppError thrown by a
 * transaction's own code passes unchanged.
 */
export class BoundedFirestore extends Firestore {
  readonly #longestMs: number;

  /**
   * Creates the client.
   * @param maxMs time limit of one call including all retries
   */
  constructor(settings: Settings, maxMs: number) {
    // A provider without a delegate records nothing. The client's own spans contain the messages of errors, which can
    // name a document; observeCall() creates the spans instead.
    super({ ...settings, openTelemetry: { tracerProvider: new ProxyTracerProvider() } });
    this.#longestMs = maxMs;
  }

  /**
   * Runs one call of the client within the time limit.
   * @param callName name of the call, for the error
   */
  within<T>(callName: string, sendCall: () => Promise<T>): Promise<T> {
    const sendAndWrapErrors = async () => {
      try {
        return await sendCall();
      } catch (error) {
        throw error instanceof AppError ? error : databaseError(callName, error);
      }
    };
    return withDeadline(sendAndWrapErrors(), this.#longestMs, callName);
  }
}

/** Obtained from an instance, because the client does not export this class. */
const AggregateQuery = new Firestore({ projectId: 'none' }).collection('none').count()
  .constructor as { new (): CountQuery; readonly prototype: CountQuery };

type CountQuery = ReturnType<Query['count']>;
type Method = (this: object, ...args: unknown[]) => Promise<unknown>;
type ClientMethods = [type: { name: string; prototype: object }, ...names: string[]][];

/** All other methods that read or write documents call these, except `refusedMethods`. */
const boundedMethods: ClientMethods = [
  [Firestore, 'getAll', 'runTransaction'],
  [Query, 'get'],
  [AggregateQuery, 'get'],
  [WriteBatch, 'commit'],
  [DocumentReference, 'listCollections'],
  [CollectionReference, 'listDocuments'],
];
/** Methods that cannot have a time limit, such as streams and listeners. A BoundedFirestore throws an Error instead. */
const refusedMethods: ClientMethods = [
  [Firestore, 'bulkWriter', 'recursiveDelete', 'pipeline'],
  [Query, 'stream', 'explain', 'explainStream', 'onSnapshot', 'findNearest'],
  [AggregateQuery, 'explain'],
  [DocumentReference, 'onSnapshot'],
  [CollectionGroup, 'getPartitions'],
];

// The client creates queries and batches internally, so subclasses cannot replace them.
replaceMethods(boundedMethods, (firestore, callName, sendCall, collection) =>
  observeCall(callName, collection, () => firestore.within(callName, sendCall)),
);
replaceMethods(refusedMethods, (_firestore, callName) => {
  throw new Error(`${callName}() cannot be given a timeout`);
});

for (const name of ['data', 'get'] as const) convertDecodingErrors(name);

/** A document is decoded when it is used, not by the call that reads it. Undecodable values are a database failure. */
function convertDecodingErrors(name: 'data' | 'get'): void {
  const originalMethod = Reflect.get(DocumentSnapshot.prototype, name) as (
    ...args: unknown[]
  ) => unknown;
  const replacedMethod = function (this: DocumentSnapshot, ...args: unknown[]) {
    try {
      return originalMethod.apply(this, args);
    } catch (error) {
      if (!(clientOf(this.ref) instanceof BoundedFirestore)) throw error;
      throw databaseError(`DocumentSnapshot.${name}`, error);
    }
  };
  Object.defineProperty(DocumentSnapshot.prototype, name, {
    value: replacedMethod,
    configurable: true,
    writable: true,
  });
}

/** Replaces methods only for BoundedFirestore; other clients of the process keep the original ones. */
function replaceMethods(
  methods: ClientMethods,
  replacement: (
    firestore: BoundedFirestore,
    callName: string,
    sendCall: () => Promise<unknown>,
    collection: string | undefined,
  ) => unknown,
): void {
  for (const [{ name: type, prototype }, ...names] of methods) {
    for (const name of names) {
      const originalMethod = Reflect.get(prototype, name) as Method;
      const replacedMethod = function (this: object, ...args: unknown[]) {
        const sendCall = () => originalMethod.apply(this, args);
        const firestore = clientOf(this);
        return firestore instanceof BoundedFirestore
          ? replacement(firestore, `${type}.${name}`, sendCall, collectionOf(this, args))
          : sendCall();
      };
      Object.defineProperty(prototype, name, {
        value: replacedMethod,
        configurable: true,
        writable: true,
      });
    }
  }
}

/** Returns the client of an object; the types of a batch do not expose it. */
function clientOf(clientPart: object): unknown {
  if (clientPart instanceof Firestore) return clientPart;
  if (clientPart instanceof AggregateQuery) return clientPart.query.firestore;
  return Reflect.get(clientPart, clientPart instanceof WriteBatch ? '_firestore' : 'firestore');
}

/**
 * Records a call as a metric and, within a request or another recorded task, as a span. The names of documents are
 * never recorded, because they contain user ids.
 */
async function observeCall(
  callName: string,
  collection: string | undefined,
  sendCall: () => Promise<unknown>,
): Promise<unknown> {
  const attributes = {
    // The registry of the conventions has no name for Firestore; this one follows its 'gcp.spanner'.
    'db.system.name': 'gcp.firestore',
    'db.operation.name': callName,
    ...(collection !== undefined && { 'db.collection.name': collection }),
  };
  const name = collection === undefined ? callName : `${callName} ${collection}`;
  const startedAt = performance.now();
  const record = (failure: object = {}) => {
    const seconds = (performance.now() - startedAt) / 1_000;
    instruments().databaseDuration.record(seconds, { ...attributes, ...failure });
  };
  try {
    const result = await inChildSpan(name, { kind: SpanKind.CLIENT, attributes }, sendCall);
    record();
    return result;
  } catch (error) {
    record({ 'error.type': errorTypeOf(error) });
    throw error;
  }
}

/**
 * Returns the collection of a call; undefined for transactions and for calls about several collections. The client does
 * not expose the collection of a query or of a batch.
 */
function collectionOf(clientPart: object, args: readonly unknown[]): string | undefined {
  if (clientPart instanceof AggregateQuery) return collectionOf(clientPart.query, []);
  if (clientPart instanceof Query) {
    return (Reflect.get(clientPart, '_queryOptions') as { collectionId: string }).collectionId;
  }
  if (clientPart instanceof WriteBatch) {
    const writes = Reflect.get(clientPart, '_ops') as readonly { docPath: string }[];
    return sharedValue(writes.map(({ docPath }) => docPath.split('/').at(-2)));
  }
  const documents = args.filter((arg) => arg instanceof DocumentReference);
  return sharedValue(documents.map(({ parent }) => parent.id));
}

/** Returns the value that all items are; undefined if they differ. */
function sharedValue(items: readonly (string | undefined)[]): string | undefined {
  return new Set(items).size === 1 ? items[0] : undefined;
}
