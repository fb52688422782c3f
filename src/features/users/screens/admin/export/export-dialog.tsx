import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userCountsQuery } from '#features/users/data/admin-user-queries.ts';
import { readUsersForExport, maxExportedUsers } from '#features/users/data/admin-user-export.ts';
import { countForFilter } from '#features/users/model/user-list.ts';
import type { UserFilter } from '#features/users/model/user-list.ts';
import { formatInteger, formatDate } from '#shared/formats/formats.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { CsvExportDialog } from '#features/exports/components/csv-export-dialog.tsx';
import { fileDate } from '#features/exports/components/use-csv-export.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import type { User } from '#features/account/model/user.ts';
import { roleLabels } from '#features/account/texts.ts';
import { userCount, userStatusLabels } from '#features/users/panel-texts.ts';

interface ExportDialogProps {
  adminId: string;
  filter: UserFilter;
  onClose: () => void;
}

/** Dialog that exports the filtered users as a table for Excel. */
export function ExportDialog({ adminId, filter, onClose }: ExportDialogProps) {
  const counts = useQuery(userCountsQuery(adminId)).data;
  const total = counts ? countForFilter(counts, filter) : null;
  const isFiltered = filter.text !== '' || filter.role !== null || filter.status !== null;
  return (
    <CsvExportDialog
      title={texts.exportUsers}
      rowCountText={userCount}
      progress={(rows) => <Progress done={rows} total={total} />}
      limit={{
        rows: maxExportedUsers,
        sentence: texts.exportLimitReached,
      }}
      sentences={texts.userExportErrors}
      createContents={() => ({
        name: texts.exportFileName(fileDate(new Date())),
        head: usersCsvHead,
        chunks: (signal) => readUsersForExport(filter, { signal }),
        linesOf: usersCsvRows,
      })}
      onClose={onClose}
    >
      {() => (
        <p className="text-ink-muted">
          {texts.exportDescription({ isFiltered, total, max: maxExportedUsers })}
        </p>
      )}
    </CsvExportDialog>
  );
}

function Progress({ done, total }: { done: number; total: number | null }) {
  const id = useId();
  const maxRows = total === null ? null : Math.min(total, maxExportedUsers);
  return (
    <>
      <p id={id} className="tabular">
        {maxRows === null
          ? userCount(done)
          : texts.exportProgress(formatInteger(done), userCount(maxRows))}
      </p>
      <progress
        aria-labelledby={id}
        className="w-full accent-sea"
        {...(maxRows !== null && { max: Math.max(maxRows, 1), value: Math.min(done, maxRows) })}
      />
    </>
  );
}

/** Byte order mark and header row of the file. */
const usersCsvHead = csvByteOrderMark + csvRow(texts.exportColumns);

/** Returns the CSV rows of users. */
function usersCsvRows(people: readonly User[]): string {
  return people.map((user) => csvRow(csvCells(user))).join('');
}

function csvCells(user: User) {
  const { statistics, role, managedPlaces } = user;
  return [
    user.displayName,
    user.email,
    roleLabels[role],
    userStatusLabels[user.status],
    user.createdAt ? formatDate(user.createdAt) : '',
    user.preferences.marketingConsent ? texts.exportYes : texts.exportNo,
    statistics.favorites,
    statistics.reviews,
    statistics.views,
    role === 'manager' ? managedPlaces.length : 0,
    user.permissions.join(', '),
    user.uid,
  ];
}
