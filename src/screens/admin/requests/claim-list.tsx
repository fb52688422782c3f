import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { claimsQuery } from '#data/claims/admin-claim-queries.ts';
import type { ClaimKind } from '#data/claims/claim-list-store.ts';
import type { PageCursor } from '#data/firestore/page-cursor.ts';
import { claimListErrors } from '#texts/errors/admin-claims.ts';
import { Notice } from '#ui/notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { useNow } from '#ui/use-now.ts';
import { ClaimCard } from './claim-card.tsx';
import type { AskedClaimDecision } from './claim-decision-dialog.tsx';

interface ClaimListProps {
  adminId: string;
  kind: ClaimKind;
  onAsk: (asked: AskedClaimDecision) => void;
  /** A card is on its way out of the list. */
  onApproved: () => void;
}

/** One page of claims. */
export function ClaimList({ adminId, kind, onAsk, onApproved }: ClaimListProps) {
  const pages = useCursorPages<PageCursor>(kind);
  const list = useQuery(claimsQuery(adminId, kind, pages.cursor));
  const now = useNow();
  return (
    <QueryView
      query={list}
      sentences={claimListErrors}
      loading="Carregando pedidos..."
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
                <li key={listed.claim.id} className="min-w-0">
                  <ClaimCard
                    adminId={adminId}
                    listed={listed}
                    now={now}
                    onAsk={onAsk}
                    onApproved={onApproved}
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

function Nothing({ kind, page }: { kind: ClaimKind; page: number }) {
  const icon = <Store aria-hidden size={28} />;
  if (page > 1) return <Notice icon={icon} title="A lista acabou na página anterior" />;
  return kind === 'open' ? (
    <Notice icon={icon} title="Nenhum pedido em análise">
      <p>Quando alguém disser que um lugar é seu, o pedido aparece aqui.</p>
    </Notice>
  ) : (
    <Notice icon={icon} title="Nenhum pedido decidido">
      <p>As decisões tomadas aparecem aqui, e as aprovações podem ser desfeitas.</p>
    </Notice>
  );
}
