import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { correctionsQuery } from '#data/corrections/admin-correction-queries.ts';
import type { CorrectionKind } from '#data/corrections/correction-list-store.ts';
import type { PageCursor } from '#data/firestore/page-cursor.ts';
import { correctionListErrors } from '#texts/errors/admin-corrections.ts';
import { Notice } from '#ui/notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { CorrectionCard } from './correction-card.tsx';
import type { AskedDecision } from './decision-dialog.tsx';

interface CorrectionListProps {
  adminId: string;
  kind: CorrectionKind;
  onAsk: (asked: AskedDecision) => void;
  /** A card is on its way out of the list. */
  onApplied: () => void;
}

/** One page of corrections. */
export function CorrectionList({ adminId, kind, onAsk, onApplied }: CorrectionListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(correctionsQuery(adminId, kind, pages.cursor));
  const now = useNow();
  return (
    <QueryView
      query={list}
      sentences={correctionListErrors}
      loading="Carregando correções..."
      skeleton={
        <div className="mt-6 grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      }
    >
      {({ items, nextCursor }) => (
        <>
          {items.length > 0 ? (
            <ul className="mt-6 grid items-start gap-4 lg:grid-cols-2">
              {items.map((listed) => (
                <li key={listed.correction.id} className="min-w-0">
                  <CorrectionCard
                    adminId={adminId}
                    listed={listed}
                    now={now}
                    onAsk={onAsk}
                    onApplied={onApplied}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <Nothing kind={kind} page={pages.page} />
          )}
          <Pager
            page={pages.page}
            hasNext={nextCursor !== null}
            isBusy={list.isFetching}
            onPrevious={pages.goBack}
            onNext={() => {
              if (nextCursor) pages.goTo(nextCursor);
            }}
          />
        </>
      )}
    </QueryView>
  );
}

function Nothing({ kind, page }: { kind: CorrectionKind; page: number }) {
  const icon = <PencilLine aria-hidden size={28} />;
  if (page > 1) return <Notice icon={icon} title="A lista acabou na página anterior" />;
  return kind === 'open' ? (
    <Notice icon={icon} title="Nenhuma correção em análise">
      <p>Quando alguém sugerir uma correção na página de um lugar, ela aparece aqui.</p>
    </Notice>
  ) : (
    <Notice icon={icon} title="Nenhuma correção decidida">
      <p>As decisões tomadas aparecem aqui, e as aplicadas podem ser desfeitas.</p>
    </Notice>
  );
}
