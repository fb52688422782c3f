import type { Consistency } from '../database-service.ts';
import { invalidArgument } from '../errors.ts';
import { microsFromTimestamp, parseTimestamp } from '../timestamp.ts';
import type { TransactionMode } from '../transactions.ts';
import { isObject } from '../value-codec.ts';

/**
 * Decodes the time of a read from `transaction`, `newTransaction` or `readTime`.
 * @throws FirestoreError INVALID_ARGUMENT when more than one is given or one is malformed
 */
export function decodeConsistency(json: Record<string, unknown>): Consistency {
  const { transaction, newTransaction, readTime } = json;
  const given = [transaction, newTransaction, readTime].filter(
    (item) => item != null && item !== '',
  );
  if (given.length > 1) {
    throw invalidArgument('Only one of transaction, newTransaction and readTime may be given.');
  }
  if (transaction != null && transaction !== '') {
    if (typeof transaction !== 'string') throw invalidArgument('Invalid transaction.');
    return { kind: 'transaction', id: transaction };
  }
  if (newTransaction != null) {
    return { kind: 'new-transaction', mode: decodeTransactionMode(newTransaction) };
  }
  if (readTime != null) {
    return { kind: 'time', time: microsFromTimestamp(parseTimestamp(readTime)) };
  }
  return { kind: 'strong' };
}

/** Decodes transaction options. The default is read-write. */
export function decodeTransactionMode(json: unknown): TransactionMode {
  if (json == null) return { readOnly: false };
  if (!isObject(json)) throw invalidArgument('Transaction options must be an object.');
  const { readOnly } = json;
  if (readOnly == null) return { readOnly: false };
  if (!isObject(readOnly)) throw invalidArgument('readOnly must be an object.');
  const { readTime } = readOnly;
  return {
    readOnly: true,
    readTime: readTime == null ? null : microsFromTimestamp(parseTimestamp(readTime)),
  };
}
