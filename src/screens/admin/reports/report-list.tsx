import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import type { PageCursor } from '#data/page-cursor.ts';
import { reportedReviewsQuery } from '#data/reports/report-queries.ts';
import type { ReportKind } from '#data/reports/report-list-store.ts';
import { reportListErrors } from '#texts/errors/admin-reports.ts';
import { useNow } from '#components/clock/use-now.ts';
import { Pager } from '#components/cursor-pages/pager.tsx';
import { useCursorPages } from '#components/cursor-pages/use-cursor-pages.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Decision } from './decision-dialog.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportListProps {
  adminId: string;
  kind: ReportKind;
  onDecide: (decision: Decision) => void;
}

/** One page of reported reviews. */
export function ReportList({ adminId, kind, onDecide }: ReportListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(reportedReviewsQuery(adminId, kind, pages.cursor));
  const categories = useQuery(categoriesQuery()).data ?? [];
  const now = useNow();
  const retry = () => void list.refetch();

  if (list.error && !list.data) {
    return <FailureNotice sentences={reportListErrors} error={list.error} onRetry={retry} />;
  }
  if (!list.data) {
    return (
      <div className="mt-6">
        <LoadingRegion label="Carregando denúncias...">
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        </LoadingRegion>
      </div>
    );
  }
  const { items, nextCursor } = list.data;
  return (
    <>
      {list.error && (
        <FailureLine sentences={reportListErrors} error={list.error} onRetry={retry} />
      )}
      {items.length > 0 ? (
        <ul className="mt-6 grid items-start gap-4 lg:grid-cols-2">
          {items.map((reported) => (
            <li key={reported.reviewId} className="min-w-0">
              <ReportCard
                reported={reported}
                categories={categories}
                now={now}
                onDecide={onDecide}
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
  );
}

function Nothing({ kind, page }: { kind: ReportKind; page: number }) {
  const icon = <Flag aria-hidden size={28} />;
  if (page > 1) return <Notice icon={icon} title="A lista acabou na página anterior" />;
  return kind === 'open' ? (
    <Notice icon={icon} title="Nenhuma denúncia aberta">
      <p>Quando alguém denunciar uma avaliação, ela aparece aqui para você decidir.</p>
    </Notice>
  ) : (
    <Notice icon={icon} title="Nenhuma denúncia encerrada">
      <p>As decisões tomadas aparecem aqui.</p>
    </Notice>
  );
}
