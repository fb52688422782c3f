import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { auditLogQuery } from '#data/audit/audit-queries.ts';
import { auditLogErrors } from '#texts/errors/audit.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { RowsSkeleton, rowsLook } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
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
  return (
    <div className="mt-6">
      <EndlessList
        query={log}
        sentences={auditLogErrors}
        loading="Carregando o registro..."
        skeleton={<RowsSkeleton count={6} />}
        more="Carregar mais"
        empty={
          <Empty isFiltered={filter.subject !== null || filter.action !== null} onReset={onReset} />
        }
      >
        {(entries) => (
          <ol className={rowsLook}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry.id} uid={uid} entry={entry} />
            ))}
          </ol>
        )}
      </EndlessList>
    </div>
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
