import { performance } from 'node:perf_hooks';
import { invalidArgument } from '../errors.ts';
import { formatFieldPath } from '../field-path.ts';
import type { IndexSpec } from '../ordered-index.ts';
import type { Query } from '../query.ts';
import { planQuery } from '../query-plan.ts';
import { decodeFlag, isObject } from '../value-codec.ts';

/** Explanation requested for a query: only the plan, or plan, results and statistics. */
export type Explain = 'plan' | 'analyze';

/**
 * Decodes the explain options of a request.
 * @throws FirestoreError INVALID_ARGUMENT when malformed
 */
export function decodeExplain(json: unknown): Explain | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json)) throw invalidArgument('explainOptions must be an object.');
  return decodeFlag(json['analyze'], 'explain_options.analyze') ? 'analyze' : 'plan';
}

const directions = { ascending: 'ASC', descending: 'DESC', contains: 'CONTAINS' } as const;

function describeIndex({ fields, nameDescending }: IndexSpec): string {
  const parts = fields.map(({ path, kind }) => `${formatFieldPath(path)} ${directions[kind]}`);
  return `(${[...parts, `__name__ ${nameDescending ? 'DESC' : 'ASC'}`].join(', ')})`;
}

/** Returns the elapsed seconds in the JSON format of a duration, always greater than zero. */
function durationSince(startedAt: number): string {
  const seconds = Math.max(1e-6, (performance.now() - startedAt) / 1000);
  return `${seconds.toFixed(6)}s`;
}

/**
 * Returns the explainMetrics property of a stream's last element, as JSON text.
 * @param statistics of the run, null if only the plan was requested
 */
export function explainProperty(
  query: Query,
  statistics: { results: number; reads: number; lookedAt: number; startedAt: number } | null,
): string {
  const plans = planQuery(query).map((plan) =>
    plan.kind === 'document' ? '(__name__ ASC)' : describeIndex(plan.spec),
  );
  const scope = query.allDescendants ? 'Collection group' : 'Collection';
  const planSummary = {
    indexesUsed: [...new Set(plans)].map((properties) => ({ query_scope: scope, properties })),
  };
  const executionStats = statistics && {
    resultsReturned: String(statistics.results),
    readOperations: String(statistics.reads),
    executionDuration: durationSince(statistics.startedAt),
    debugStats: { documents_scanned: String(statistics.lookedAt) },
  };
  const metrics = executionStats ? { planSummary, executionStats } : { planSummary };
  return `"explainMetrics":${JSON.stringify(metrics)}`;
}
