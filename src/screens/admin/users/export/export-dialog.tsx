import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userCountsQuery } from '#data/users/admin-user-queries.ts';
import { exportedUsers, maxExportedUsers } from '#data/users/admin-user-export.ts';
import { countOfFilter } from '#domain/user-list.ts';
import type { UserFilter } from '#domain/user-list.ts';
import type { User } from '#domain/user.ts';
import { countText, formatInteger } from '#texts/formats.ts';
import { userExportErrors } from '#texts/errors/admin-users.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { fileDate, useCsvExport } from '../../use-csv-export.ts';
import { usersCsvHead, usersCsvRows } from './users-csv.ts';

interface ExportDialogProps {
  adminId: string;
  filter: UserFilter;
  onClose: () => void;
}

const people = (count: number) => countText(count, 'pessoa', 'pessoas');

/** Saves the people whom the filter leaves as a table for Excel; shows how far it is, and can be stopped. */
export function ExportDialog({ adminId, filter, onClose }: ExportDialogProps) {
  const counts = useQuery(userCountsQuery(adminId)).data;
  const total = counts ? countOfFilter(counts, filter) : null;
  const { state, start, stop } = useCsvExport<User>();
  const begin = () => {
    start({
      name: `usuarios-${fileDate(new Date())}`,
      head: usersCsvHead,
      chunks: (signal) => exportedUsers(filter, { signal }),
      linesOf: usersCsvRows,
    });
  };
  const isRunning = state.status === 'running';
  const isFiltered = filter.text !== '' || filter.role !== null || filter.status !== null;

  return (
    <Dialog title="Exportar usuários" isBusy={isRunning} onClose={onClose}>
      <div className="mt-2 flex flex-col gap-5">
        <p className="text-ink-muted">
          {isFiltered
            ? 'O arquivo traz só as pessoas do filtro atual'
            : 'O arquivo traz todas as pessoas'}
          {total !== null && ` (${formatInteger(total)})`}, até {formatInteger(maxExportedUsers)},
          em CSV para o Excel. São dados pessoais: guarde-o em lugar seguro e apague-o quando não
          precisar mais.
        </p>
        <div role="status">
          {state.status === 'running' && <Progress done={state.rows} total={total} />}
          {state.status === 'done' && (
            <p className="wrap-anywhere">
              Pronto: {people(state.rows)} no arquivo <strong>{state.filename}</strong>, nos seus
              downloads.
              {state.rows >= maxExportedUsers &&
                ' O limite foi alcançado: use os filtros para exportar as demais.'}
            </p>
          )}
        </div>
        {state.status === 'failed' && (
          <FailureLine sentences={userExportErrors} error={state.error} onRetry={begin} />
        )}
        <div className="flex flex-col gap-3">
          {state.status === 'ready' && (
            <Button block onClick={begin}>
              Exportar
            </Button>
          )}
          <Button variant="secondary" block onClick={isRunning ? stop : onClose}>
            {isRunning ? 'Cancelar exportação' : 'Fechar'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Progress({ done, total }: { done: number; total: number | null }) {
  const id = useId();
  const most = total === null ? null : Math.min(total, maxExportedUsers);
  return (
    <>
      <p id={id} className="mb-2 tabular">
        {most === null ? people(done) : `${formatInteger(done)} de ${people(most)}`}
      </p>
      <progress
        aria-labelledby={id}
        className="w-full accent-sea"
        {...(most !== null && { max: Math.max(most, 1), value: Math.min(done, most) })}
      />
    </>
  );
}
