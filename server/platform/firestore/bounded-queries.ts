import type { AggregateQuery, AggregateSpec, Query } from '@google-cloud/firestore';
import { AggregateField } from '@google-cloud/firestore';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';

/** Maximum number of concurrent aggregations, so that a dashboard does not block other requests. */
const maxParallel = 8;

/** Runs aggregation queries with limited concurrency. No document is read. */
export interface BoundedQueries {
  count(query: Query): Promise<number>;
  /** Returns the number of documents that have the field, and the sum of its values. */
  sum(query: Query, field: string): Promise<{ count: number; sum: number }>;
  /** Returns the number of documents that have both fields, and the sum of `field` minus that of `subtractedField`. */
  difference(
    query: Query,
    field: string,
    subtractedField: string,
  ): Promise<{ count: number; sum: number }>;
  /** `average` is null if no document has the field. */
  average(query: Query, field: string): Promise<{ count: number; average: number | null }>;
}

/**
 * Creates a group of aggregations. Each aggregation is billed as one document read per thousand index entries. A
 * failure throws AppError 'unavailable', and the queued aggregations throw the same error without a request.
 */
export function createBoundedQueries(): BoundedQueries {
  const runLimited = pLimit(maxParallel);
  let failure: Error | null = null;

  const runQuery = <S extends AggregateSpec>(aggregateQuery: AggregateQuery<S>) =>
    runLimited(async () => {
      if (failure) throw failure;
      try {
        return (await aggregateQuery.get()).data();
      } catch (error) {
        failure = error instanceof Error ? error : new AppError('unavailable', 'counting failed');
        throw failure;
      }
    });

  return {
    async count(query) {
      return (await runQuery(query.count())).count;
    },
    async sum(query, field) {
      const { count, sum } = await runQuery(
        query.aggregate({ count: AggregateField.count(), sum: AggregateField.sum(field) }),
      );
      return { count, sum };
    },
    async difference(query, field, subtractedField) {
      const { count, sum, minus } = await runQuery(
        query.aggregate({
          count: AggregateField.count(),
          sum: AggregateField.sum(field),
          minus: AggregateField.sum(subtractedField),
        }),
      );
      return { count, sum: sum - minus };
    },
    async average(query, field) {
      const { count, average } = await runQuery(
        query.aggregate({ count: AggregateField.count(), average: AggregateField.average(field) }),
      );
      return { count, average };
    },
  };
}
