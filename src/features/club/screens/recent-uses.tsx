import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/account/model/user.ts';
import * as clubTexts from '#features/club/texts.ts';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { useMemberPlaces } from '#features/places/components/member-places/member-place.tsx';
import { ReceiptRow } from '#features/profile/components/history-row.tsx';
import * as texts from '#features/profile/texts.ts';
import { receiptsQuery } from '#features/redemptions/data/receipt-queries.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { receiptsErrors } from '#features/redemptions/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { QueryView } from '#ui/query-view.tsx';
import { rowsClasses } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const shownCount = 3;

/** Renders the last uses of the club by a member, with a link to the history. */
export function RecentUses({ user }: { user: User }) {
  const query = useQuery(receiptsQuery(user.uid));
  return (
    <RailSection
      title={texts.discountsTitle}
      more={{ to: linkTo('/history'), label: clubTexts.showAllOffers }}
    >
      <QueryView
        query={query}
        sentences={receiptsErrors}
        failure="line"
        isQuiet
        loading={texts.loadingDiscounts}
        skeleton={<Skeleton className="h-64 rounded-card" />}
      >
        {(receipts) => <LatestReceipts user={user} receipts={receipts} />}
      </QueryView>
    </RailSection>
  );
}

function LatestReceipts({ user, receipts }: { user: User; receipts: readonly ClubReceipt[] }) {
  const undoneIds = new Set(receipts.map(({ reversalOf }) => reversalOf));
  const shownReceipts = receipts.filter(({ reversalOf }) => reversalOf === '').slice(0, shownCount);
  const { placeOf } = useMemberPlaces(
    user.uid,
    shownReceipts.map(({ placeId }) => placeId),
  );
  if (shownReceipts.length === 0) {
    return <p className="text-ink-muted">{texts.noDiscountsNote}</p>;
  }
  return (
    <div className={rowsClasses}>
      {shownReceipts.map((receipt) => (
        <ReceiptRow
          key={receipt.id}
          receipt={receipt}
          isUndone={undoneIds.has(receipt.id)}
          place={placeOf(receipt.placeId)}
          isMonthShown
        />
      ))}
    </div>
  );
}
