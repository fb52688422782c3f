import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { correctionsQuery } from '#features/moderation/data/corrections/admin-correction-queries.ts';
import type { CorrectionListKind } from '#features/moderation/data/corrections/correction-list-store.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { QueueList } from '../queue-list.tsx';
import { CorrectionCard } from './correction-card.tsx';
import type { CorrectionDecisionPrompt } from './decision-dialog.tsx';

interface CorrectionListProps {
  adminId: string;
  kind: CorrectionListKind;
  onAsk: (prompt: CorrectionDecisionPrompt) => void;
  /** Called after a correction is applied, which removes its card from the list. */
  onApplied: () => void;
}

/** Renders one page of corrections. */
export function CorrectionList({ adminId, kind, onAsk, onApplied }: CorrectionListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(correctionsQuery(adminId, kind, pages.cursor));
  const now = useNow();
  return (
    <QueueList
      list={list}
      pages={pages}
      sentences={texts.correctionListErrors}
      loading={texts.loadingCorrections}
      getKey={({ correction }) => correction.id}
      emptyState={{
        icon: <PencilLine aria-hidden size={28} />,
        ...texts.emptyCorrectionLists[kind],
      }}
    >
      {(listed) => (
        <CorrectionCard
          adminId={adminId}
          listed={listed}
          now={now}
          onAsk={onAsk}
          onApplied={onApplied}
        />
      )}
    </QueueList>
  );
}
