import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { reportedQuery } from '#features/moderation/data/reports/report-queries.ts';
import type { ReportKind } from '#features/moderation/data/reports/report-list-store.ts';
import { reportListErrors } from '#features/moderation/panel-texts.ts';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { QueueList } from '../queue-list.tsx';
import type { Decision } from './decision-dialog.tsx';
import { ReportedEventCard } from './reported-event-card.tsx';
import { ReportedReviewCard } from './reported-review-card.tsx';

interface ReportListProps {
  adminId: string;
  kind: ReportKind;
  onDecide: (decision: Decision) => void;
}

const nothing = {
  open: {
    title: 'Nenhuma denúncia aberta',
    text: 'Quando alguém denunciar uma avaliação, as fotos dela ou um evento, a denúncia aparece aqui.',
  },
  closed: { title: 'Nenhuma denúncia encerrada', text: 'As decisões tomadas aparecem aqui.' },
};

/** One page of what was reported. */
export function ReportList({ adminId, kind, onDecide }: ReportListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(reportedQuery(adminId, kind, pages.cursor));
  const categories = useQuery(categoriesQuery()).data ?? [];
  const shared = { isOpen: kind === 'open', now: useNow(), onDecide };
  return (
    <QueueList
      list={list}
      pages={pages}
      sentences={reportListErrors}
      loading="Carregando denúncias..."
      keyOf={(reported) => `${reported.kind} ${reported.id}`}
      nothing={{ icon: <Flag aria-hidden size={28} />, ...nothing[kind] }}
    >
      {(reported) =>
        reported.kind === 'event' ? (
          <ReportedEventCard reported={reported} {...shared} />
        ) : (
          <ReportedReviewCard reported={reported} categories={categories} {...shared} />
        )
      }
    </QueueList>
  );
}
