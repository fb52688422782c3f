import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { claimsQuery } from '#features/moderation/data/claims/admin-claim-queries.ts';
import type { ClaimListKind } from '#features/moderation/data/claims/claim-list-store.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import * as texts from '#features/moderation/claim-panel-texts.ts';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { QueueList } from '../queue-list.tsx';
import { ClaimCard } from './claim-card.tsx';
import type { ClaimDecisionPrompt } from './claim-decision-dialog.tsx';

interface ClaimListProps {
  adminId: string;
  kind: ClaimListKind;
  onAsk: (prompt: ClaimDecisionPrompt) => void;
  /** Called after an approval, which removes the card of the claim from the list. */
  onApproved: () => void;
}

/** Renders one page of claims. */
export function ClaimList({ adminId, kind, onAsk, onApproved }: ClaimListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(claimsQuery(adminId, kind, pages.cursor));
  const now = useNow();
  return (
    <QueueList
      list={list}
      pages={pages}
      sentences={texts.claimListErrors}
      loading={texts.loadingClaims}
      getKey={({ claim }) => claim.id}
      emptyState={{ icon: <Store aria-hidden size={28} />, ...texts.emptyClaimLists[kind] }}
    >
      {(listed) => (
        <ClaimCard
          adminId={adminId}
          listed={listed}
          now={now}
          onAsk={onAsk}
          onApproved={onApproved}
        />
      )}
    </QueueList>
  );
}
