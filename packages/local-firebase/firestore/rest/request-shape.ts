import { invalidArgument } from '../errors.ts';
import type { FirestoreError } from '../errors.ts';
import { isObject } from '../value-codec.ts';
import type { DocumentVerb } from './route.ts';

/**
 * Fields of the public API's messages (the v1 protocol buffers). A field that contains another message names it, with
 * [] for a list; '' marks fields that are not inspected further: plain values, document values and wrapped numbers.
 */
const messages = {
  BatchGetDocumentsRequest: {
    database: '',
    documents: '',
    mask: 'DocumentMask',
    transaction: '',
    newTransaction: 'TransactionOptions',
    readTime: '',
  },
  BeginTransactionRequest: { database: '', options: 'TransactionOptions' },
  CommitRequest: { database: '', writes: 'Write[]', transaction: '' },
  BatchWriteRequest: { database: '', writes: 'Write[]', labels: '' },
  RollbackRequest: { database: '', transaction: '' },
  ListCollectionIdsRequest: { parent: '', pageSize: '', pageToken: '', readTime: '' },
  RunQueryRequest: {
    parent: '',
    structuredQuery: 'StructuredQuery',
    transaction: '',
    newTransaction: 'TransactionOptions',
    readTime: '',
    explainOptions: 'ExplainOptions',
  },
  RunAggregationQueryRequest: {
    parent: '',
    structuredAggregationQuery: 'StructuredAggregationQuery',
    transaction: '',
    newTransaction: 'TransactionOptions',
    readTime: '',
    explainOptions: 'ExplainOptions',
  },
  PartitionQueryRequest: {
    parent: '',
    structuredQuery: 'StructuredQuery',
    partitionCount: '',
    pageToken: '',
    pageSize: '',
    readTime: '',
  },
  TransactionOptions: { readOnly: 'ReadOnly', readWrite: 'ReadWrite' },
  ReadOnly: { readTime: '' },
  ReadWrite: { retryTransaction: '' },
  ExplainOptions: { analyze: '' },
  DocumentMask: { fieldPaths: '' },
  Document: { name: '', fields: '', createTime: '', updateTime: '' },
  Precondition: { exists: '', updateTime: '' },
  Write: {
    update: 'Document',
    delete: '',
    verify: '',
    transform: 'DocumentTransform',
    updateMask: 'DocumentMask',
    updateTransforms: 'FieldTransform[]',
    currentDocument: 'Precondition',
  },
  DocumentTransform: { document: '', fieldTransforms: 'FieldTransform[]' },
  FieldTransform: {
    fieldPath: '',
    setToServerValue: '',
    increment: '',
    maximum: '',
    minimum: '',
    appendMissingElements: '',
    removeAllFromArray: '',
  },
  StructuredQuery: {
    select: 'Projection',
    from: 'CollectionSelector[]',
    where: 'Filter',
    orderBy: 'Order[]',
    startAt: 'Cursor',
    endAt: 'Cursor',
    offset: '',
    limit: '',
    findNearest: 'FindNearest',
  },
  Projection: { fields: 'FieldReference[]' },
  FieldReference: { fieldPath: '' },
  CollectionSelector: { collectionId: '', allDescendants: '' },
  Filter: {
    compositeFilter: 'CompositeFilter',
    fieldFilter: 'FieldFilter',
    unaryFilter: 'UnaryFilter',
  },
  CompositeFilter: { op: '', filters: 'Filter[]' },
  FieldFilter: { field: 'FieldReference', op: '', value: '' },
  UnaryFilter: { op: '', field: 'FieldReference' },
  Order: { field: 'FieldReference', direction: '' },
  Cursor: { values: '', before: '' },
  FindNearest: {
    vectorField: 'FieldReference',
    queryVector: '',
    distanceMeasure: '',
    limit: '',
    distanceResultField: '',
    distanceThreshold: '',
  },
  StructuredAggregationQuery: { structuredQuery: 'StructuredQuery', aggregations: 'Aggregation[]' },
  Aggregation: { count: 'Count', sum: 'FieldAggregation', avg: 'FieldAggregation', alias: '' },
  Count: { upTo: '' },
  FieldAggregation: { field: 'FieldReference' },
} as const;

type MessageName = keyof typeof messages;

const requestOf: Record<DocumentVerb, MessageName> = {
  batchGet: 'BatchGetDocumentsRequest',
  beginTransaction: 'BeginTransactionRequest',
  commit: 'CommitRequest',
  batchWrite: 'BatchWriteRequest',
  rollback: 'RollbackRequest',
  listCollectionIds: 'ListCollectionIdsRequest',
  runQuery: 'RunQueryRequest',
  runAggregationQuery: 'RunAggregationQueryRequest',
  partitionQuery: 'PartitionQueryRequest',
};

interface Field {
  /** The JSON name that decoders read; a body may also use the protocol buffer name. */
  name: string;
  snakeName: string;
  message: Message | null;
  isList: boolean;
}

type Message = Map<string, Field>;

const shapes = new Map<string, Message>();
for (const name of Object.keys(messages)) shapes.set(name, new Map());
for (const [name, fields] of Object.entries(messages)) {
  const shape = shapes.get(name)!;
  for (const [field, type] of Object.entries(fields)) {
    const isList = type.endsWith('[]');
    const message = shapes.get(isList ? type.slice(0, -2) : type) ?? null;
    const snakeName = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const known = { name: field, snakeName, message, isList };
    shape.set(field, known);
    shape.set(snakeName, known);
  }
}

/** Maximum depth of a body, deeper than any valid request. */
const maxDepth = 60;

/**
 * Refuses fields that the method's request does not have, and renames fields with a protocol buffer name (field_path)
 * to their JSON name (fieldPath).
 * @throws FirestoreError INVALID_ARGUMENT like production's JSON reader
 */
export function checkRequestShape(verb: DocumentVerb, body: Record<string, unknown>): void {
  check(shapes.get(requestOf[verb])!, body, '', 0);
}

/** Like `checkRequestShape`, for the body of a plain create or patch. @throws FirestoreError INVALID_ARGUMENT */
export function checkDocumentShape(body: Record<string, unknown>): void {
  check(shapes.get('Document')!, body, 'document', 0);
}

function check(shape: Message, json: Record<string, unknown>, at: string, depth: number): void {
  if (depth > maxDepth) throw invalidArgument('Invalid JSON payload received. Nested too deeply.');
  for (const key of Object.keys(json)) {
    const field = shape.get(key);
    if (field === undefined) throw unknownName(key, at);
    const value = json[key];
    if (field.name !== key) json[field.name] = value;
    if (field.message === null || value === null) continue;
    const path = at === '' ? field.snakeName : `${at}.${field.snakeName}`;
    if (!field.isList) {
      if (isObject(value)) check(field.message, value, path, depth + 1);
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) {
        if (isObject(item)) check(field.message, item, `${path}[${i}]`, depth + 1);
      }
    }
  }
}

function unknownName(key: string, at: string): FirestoreError {
  const where = at === '' ? '' : ` at '${at}'`;
  return invalidArgument(
    `Invalid JSON payload received. Unknown name "${key.slice(0, 100)}"${where}: Cannot find field.`,
  );
}
