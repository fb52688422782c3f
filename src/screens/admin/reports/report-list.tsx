import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import type { PageCursor } from '#data/firestore/page-cursor.ts';
import { reportedQuery } from '#data/reports/report-queries.ts';
import type { ReportKind } from '#data/reports/report-list-store.ts';
import { reportListErrors } from '#texts/errors/admin-reports.ts';
import { QueryView } from '#ui/query-view.tsx';
import { useNow } from '#ui/use-now.ts';
import { Pager } from '#ui/pager.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Decision } from './decision-dialog.tsx';
import { ReportedEventCard } from './reported-event-card.tsx';
import { ReportedReviewCard } from './reported-review-card.tsx';

interface ReportListProps {
  adminId: string;
  kind: ReportKind;
  onDecide: (decision: Decision) => void;
}

/** One page of what was reported. */
export function ReportList({ adminId, kind, onDecide }: ReportListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(reportedQuery(adminId, kind, pages.cursor));
  const categories = useQuery(categoriesQuery()).data ?? [];
  const now = useNow();
  return (
    <QueryView
      query={list}
      sentences={reportListErrors}
      loading="Carregando denúncias..."
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
              {items.map((reported) => {
                const shared = { isOpen: kind === 'open', now, onDecide };
                return (
                  <li key={`${reported.kind} ${reported.id}`} className="min-w-0">
                    {reported.kind === 'event' ? (
                      <ReportedEventCard reported={reported} {...shared} />
                    ) : (
                      <ReportedReviewCard reported={reported} categories={categories} {...shared} />
                    )}
                  </li>
                );
              })}
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

function Nothing({ kind, page }: { kind: ReportKind; page: number }) {
  const icon = <Flag aria-hidden size={28} />;
  if (page > 1) return <Notice icon={icon} title="A lista acabou na página anterior" />;
  return kind === 'open' ? (
    <Notice icon={icon} title="Nenhuma denúncia aberta">
      <p>
        Quando alguém denunciar uma avaliação, as fotos dela ou um evento, a denúncia aparece aqui.
      </p>
    </Notice>
  ) : (
    <Notice icon={icon} title="Nenhuma denúncia encerrada">
      <p>As decisões tomadas aparecem aqui.</p>
    </Notice>
  );
}
