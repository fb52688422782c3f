import type { RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';

/** What a row can be listed under. */
export const reportGroups = ['ready', 'duplicate', 'invalid', 'warned', 'skipped'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Rows of a group, in the order of the file. Warned ones are among those that can come in. */
export function rowsOf(outcomes: readonly RowOutcome[], group: ReportGroup): RowOutcome[] {
  if (group === 'warned') {
    return outcomes.filter(({ draft, warnings }) => draft !== null && warnings.length > 0);
  }
  return outcomes.filter(({ state }) => state === group);
}

/** What will be stored: rows that are ready, and repeated ones that were asked for by their row. */
export function draftsToImport(
  outcomes: readonly RowOutcome[],
  wanted: ReadonlySet<number>,
): ImportDraft[] {
  return outcomes.flatMap(({ state, row, draft }) =>
    draft !== null && (state === 'ready' || (state === 'duplicate' && wanted.has(row)))
      ? [draft]
      : [],
  );
}
