import { useState } from 'react';
import type { RowState } from '#features/imports/model/import-file/checked-row.ts';

/**
 * Returns the choice of rows to import. Ready rows are chosen at first, other rows are not. The user can change the
 * choice of the rows in the state `choosable`.
 */
export function useChosenRows(choosable: Extract<RowState, 'ready' | 'duplicate'>) {
  const [changedRows, setChangedRows] = useState<ReadonlySet<number>>(new Set());
  return {
    isChoosable: ({ state }: { state: RowState }) => state === choosable,
    isChosen: ({ row, state }: { row: number; state: RowState }) =>
      (state === 'ready') !== (state === choosable && changedRows.has(row)),
    toggle: (row: number) => {
      const rows = new Set(changedRows);
      if (!rows.delete(row)) rows.add(row);
      setChangedRows(rows);
    },
    reset: () => {
      setChangedRows(new Set());
    },
  };
}
