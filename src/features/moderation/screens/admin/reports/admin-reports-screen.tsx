import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import {
  openReportsQuery,
  reportedItemsQuery,
} from '#features/moderation/data/reports/report-queries.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import type { ReportListKind } from '#features/moderation/data/reports/report-list-store.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { QueueList } from '../queue-list.tsx';
import type { ReportDecisionPrompt } from './decision-dialog.tsx';
import { ReportedEventCard } from './reported-event-card.tsx';
import { ReportedReviewCard } from './reported-review-card.tsx';

const ReportDecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).ReportDecisionDialog,
);

/** Value of the URL parameter 'situacao' for decided reports. */
const closedParameter = 'encerradas';

export default function ReportsScreen() {
  const { user } = useSession();
  return user && <Reports adminId={user.uid} />;
}

function Reports({ adminId }: { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [decision, setDecision] = useState<ReportDecisionPrompt | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitleOnceClosed = useFocusAfterClose(titleRef, decision !== null);
  const openCount = useQuery(openReportsQuery(adminId)).data;
  const kind: ReportListKind = params.get('situacao') === closedParameter ? 'closed' : 'open';
  const showKind = (next: ReportListKind) => {
    setParams(next === 'closed' ? { situacao: closedParameter } : {}, { replace: true });
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.reportsPageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {texts.reports}
      </h1>
      <p className="mt-1 text-ink-muted">{texts.reportsIntroduction}</p>
      <div role="group" aria-label={texts.reportStatusFilter} className="mt-5 flex flex-wrap gap-2">
        <ToggleChip
          pressed={kind === 'open'}
          onToggle={() => {
            showKind('open');
          }}
        >
          {texts.openReports}{' '}
          <span className="text-ink-muted tabular">
            {openCount === undefined ? '–' : formatInteger(openCount)}
          </span>
        </ToggleChip>
        <ToggleChip
          pressed={kind === 'closed'}
          onToggle={() => {
            showKind('closed');
          }}
        >
          {texts.closedReports}
        </ToggleChip>
      </div>
      <ReportList key={kind} adminId={adminId} kind={kind} onDecide={setDecision} />
      {decision && (
        <ReportDecisionDialog
          adminId={adminId}
          decision={decision}
          onClose={() => {
            setDecision(null);
          }}
          onDecided={() => {
            focusTitleOnceClosed();
            setDecision(null);
          }}
        />
      )}
    </div>
  );
}

interface ReportListProps {
  adminId: string;
  kind: ReportListKind;
  onDecide: (decision: ReportDecisionPrompt) => void;
}

/** Renders one page of reported items. */
function ReportList({ adminId, kind, onDecide }: ReportListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(reportedItemsQuery(adminId, kind, pages.cursor));
  const categories = useQuery(categoriesQuery()).data ?? [];
  const sharedProps = { isOpen: kind === 'open', now: useNow(), onDecide };
  return (
    <QueueList
      list={list}
      pages={pages}
      sentences={texts.reportListErrors}
      loading={texts.loadingReports}
      getKey={(reported) => `${reported.kind} ${reported.id}`}
      emptyState={{ icon: <Flag aria-hidden size={28} />, ...texts.emptyReportLists[kind] }}
    >
      {(reported) =>
        reported.kind === 'event' ? (
          <ReportedEventCard reported={reported} {...sharedProps} />
        ) : (
          <ReportedReviewCard reported={reported} categories={categories} {...sharedProps} />
        )
      }
    </QueueList>
  );
}
