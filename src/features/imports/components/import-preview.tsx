import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PreviewRow, RowState } from '#features/imports/model/import-file/parsed-file.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';

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

export type ChosenRows = ReturnType<typeof useChosenRows>;

interface ImportPreviewProps<Group extends string, Row> {
  rows: readonly Row[];
  /** Label of the choice of a group. */
  groupsLabel: string;
  groupLabels: Readonly<Record<Group, string>>;
  /** Shown instead of an empty group. */
  emptyGroups: Readonly<Record<Group, string>>;
  initialGroup: NoInfer<Group>;
  isInGroup?: (row: Row, group: Group) => boolean;
  /** Number of rows that are shown at first; absent: all. */
  initialShownCount?: number;
  /** Shown above the rows. */
  note?: ReactNode;
  renderRow: (row: Row) => ReactNode;
  /** Shown below the rows. */
  children?: ReactNode;
}

/**
 * Renders the result of the check before an import: the rows of the file, in the order of the file, in groups such as
 * ready and invalid rows.
 */
export function ImportPreview<Group extends string, Row extends { row: number; state: RowState }>(
  props: ImportPreviewProps<Group, Row>,
) {
  const { groupLabels, initialGroup, initialShownCount = Infinity } = props;
  const { isInGroup = ({ state }, candidate) => state === candidate } = props;
  const [group, setGroup] = useState<Group>(initialGroup);
  const [shownCount, setShownCount] = useState(initialShownCount);
  const rowsOf = (candidate: Group) => props.rows.filter((row) => isInGroup(row, candidate));
  const rows = rowsOf(group);
  return (
    <CardSection title={texts.checkTitle} lead={texts.checkLead}>
      <div role="group" aria-label={props.groupsLabel} className="flex flex-wrap gap-2">
        {(Object.keys(groupLabels) as Group[]).map((candidate) => (
          <ToggleChip
            key={candidate}
            pressed={candidate === group}
            onToggle={() => {
              setGroup(candidate);
              setShownCount(initialShownCount);
            }}
          >
            {groupLabels[candidate]}{' '}
            <span className="tabular">{formatInteger(rowsOf(candidate).length)}</span>
          </ToggleChip>
        ))}
      </div>
      {props.note}
      {rows.length === 0 ? (
        <p className="mt-4 text-ink-muted">{props.emptyGroups[group]}</p>
      ) : (
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {rows.slice(0, shownCount).map(props.renderRow)}
        </ul>
      )}
      {rows.length > shownCount && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              setShownCount(shownCount + 50);
            }}
          >
            {texts.showMoreRows}
          </Button>
          <p className="text-sm text-ink-muted">{texts.shownRows(shownCount, rows.length)}</p>
        </div>
      )}
      {props.children}
    </CardSection>
  );
}

interface RowCardProps<RowError extends string, RowWarning extends string> {
  row: PreviewRow<RowError, RowWarning>;
  chosenRows: ChosenRows;
  texts: {
    position: (row: number) => string;
    untitled: string;
    /** Label of the checkbox that changes whether the row is imported. */
    choose: string;
    errors: Readonly<Record<RowError, string>>;
    warnings: Readonly<Record<RowWarning, string>>;
  };
  /** Details of the resulting record. */
  children: ReactNode;
}

/** Renders a row of the file with its resulting record or its errors. */
export function RowCard<RowError extends string, RowWarning extends string>({
  row,
  chosenRows,
  texts: rowTexts,
  children,
}: RowCardProps<RowError, RowWarning>) {
  const title = row.title === '' ? rowTexts.untitled : row.title;
  return (
    <li className="min-w-0 rounded-control border border-line p-3">
      <p className="text-sm text-ink-muted tabular">{rowTexts.position(row.row)}</p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      {children}
      {row.errors.map((error) => (
        <p key={error} className="mt-1 text-sm font-medium text-danger">
          {rowTexts.errors[error]}
        </p>
      ))}
      {row.warnings.map((warning) => (
        <p key={warning} className="mt-1 text-sm text-warning">
          {rowTexts.warnings[warning]}
        </p>
      ))}
      {chosenRows.isChoosable(row) && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm font-medium">
          <ChoiceInput
            type="checkbox"
            checked={chosenRows.isChosen(row)}
            onChange={() => {
              chosenRows.toggle(row.row);
            }}
          />
          <span>
            {rowTexts.choose}
            <span className="sr-only">: {title}</span>
          </span>
        </label>
      )}
    </li>
  );
}

interface StoreButtonProps {
  label: string;
  /** Shown below the button. */
  hint: string;
  isDisabled: boolean;
  onStore: () => void;
}

/** Renders the button that stores the chosen rows. */
export function StoreButton({ label, hint, isDisabled, onStore }: StoreButtonProps) {
  return (
    <>
      <Button
        className="mt-5"
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onStore();
        }}
      >
        {label}
      </Button>
      <p className="mt-3 text-sm text-ink-muted">{hint}</p>
    </>
  );
}
