import type { RowOutcome } from '#features/imports/model/place-import/dry-run.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';

/** Groups of rows in the report. */
export const reportGroups = ['ready', 'duplicate', 'invalid', 'warned', 'skipped'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/**
 * Returns the rows of a group in the order of the file. Rows that can be imported with warnings are in the group 'warned'
 * and also in the group of their state.
 */
export function filterOutcomes(outcomes: readonly RowOutcome[], group: ReportGroup): RowOutcome[] {
  if (group === 'warned') {
    return outcomes.filter(({ draft, warnings }) => draft !== null && warnings.length > 0);
  }
  return outcomes.filter(({ state }) => state === group);
}

/** Returns the drafts to store: ready rows, and duplicates chosen by their row number. */
export function listDraftsToImport(
  outcomes: readonly RowOutcome[],
  wantedRows: ReadonlySet<number>,
): ImportDraft[] {
  return outcomes.flatMap(({ state, row, draft }) =>
    draft !== null && (state === 'ready' || (state === 'duplicate' && wantedRows.has(row)))
      ? [draft]
      : [],
  );
}
