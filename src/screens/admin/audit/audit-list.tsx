import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { auditLogQuery } from '#data/audit/audit-queries.ts';
import { auditLogErrors } from '#texts/errors/audit.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { RowsSkeleton, rowsLook } from '#components/place-rows/place-rows.tsx';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { actionsOf } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';

interface AuditListProps {
  uid: string;
  filter: AuditFilter;
  onReset: () => void;
}

/** The entries, newest first, fifty at a time. */
export function AuditList({ uid, filter, onReset }: AuditListProps) {
  const log = useInfiniteQuery(auditLogQuery(uid, actionsOf(filter)));

  if (!log.data) {
    return (
      <div className="mt-6">
        {log.error ? (
          <FailureNotice
            sentences={auditLogErrors}
            error={log.error}
            onRetry={() => void log.refetch()}
          />
        ) : (
          <LoadingRegion label="Carregando o registro...">
            <RowsSkeleton count={6} />
          </LoadingRegion>
        )}
      </div>
    );
  }
  const entries = log.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) {
    return (
      <Empty isFiltered={filter.subject !== null || filter.action !== null} onReset={onReset} />
    );
  }
  return (
    <>
      <ol className={`mt-6 ${rowsLook}`}>
        {entries.map((entry) => (
          <AuditEntryRow key={entry.id} uid={uid} entry={entry} />
        ))}
      </ol>
      <div className="mt-4 flex flex-col items-center gap-2">
        {log.error && (
          <FailureLine
            sentences={auditLogErrors}
            error={log.error}
            onRetry={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
          />
        )}
        {log.hasNextPage && (
          <Button
            variant="secondary"
            aria-disabled={log.isFetchingNextPage}
            onClick={() => {
              if (!log.isFetchingNextPage) void log.fetchNextPage();
            }}
          >
            {log.isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
          </Button>
        )}
      </div>
    </>
  );
}

function Empty({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const icon = <ScrollText aria-hidden size={28} />;
  if (!isFiltered) {
    return (
      <Notice icon={icon} title="Nada registrado ainda">
        <p>Cada mudança feita por administradores e gerentes aparece aqui.</p>
      </Notice>
    );
  }
  return (
    <Notice
      icon={icon}
      title="Nenhum registro encontrado"
      actions={
        <Button variant="secondary" onClick={onReset}>
          Limpar filtros
        </Button>
      }
    >
      <p>Tente outros filtros.</p>
    </Notice>
  );
}
