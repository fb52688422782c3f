import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { savingsQuery } from '#features/club/data/membership-queries.ts';
import { receiptsQuery } from '#features/redemptions/data/receipt-queries.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { receiptsErrors } from '#features/redemptions/texts.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMemberPlaces } from '#features/places/components/member-places/member-place.tsx';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { RichText } from '#ui/rich-text.tsx';
import * as texts from '#features/profile/texts.ts';
import { ReceiptRow } from '#features/profile/components/history-row.tsx';
import { DayGroups } from './day-groups.tsx';

/** Number of receipts shown initially and added by each button press. Each receipt can cost one read, of its place. */
const pageSize = 10;

/** Renders the savings of a user with the club, one row per redemption. */
export function ReceiptsSection({ user }: { user: User }) {
  const query = useQuery(receiptsQuery(user.uid));
  // The total is above the list, so the list waits until it has loaded or failed.
  const savings = useQuery(savingsQuery(user.uid));
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="flex min-h-11 items-center text-xl font-bold">
        {texts.discountsTitle}
      </h2>
      <QueryView
        query={query}
        secondQuery={savings}
        sentences={receiptsErrors}
        failure="h3"
        isQuiet
        loading={texts.loadingDiscounts}
        skeleton={<Skeleton className="mt-4 h-32 rounded-card" />}
      >
        {(receipts) => <Receipts user={user} receipts={receipts} />}
      </QueryView>
    </section>
  );
}

function Receipts({ user, receipts }: { user: User; receipts: readonly ClubReceipt[] }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const undoneIds = new Set(receipts.map(({ reversalOf }) => reversalOf));
  const redemptionReceipts = receipts.filter(({ reversalOf }) => reversalOf === '');
  const shownReceipts = redemptionReceipts.slice(0, shownCount);
  const { placeOf, error, retry } = useMemberPlaces(
    user.uid,
    shownReceipts.map(({ placeId }) => placeId),
  );

  if (redemptionReceipts.length === 0) {
    return (
      <Banner
        as="h3"
        icon={<BadgePercent aria-hidden size={28} />}
        title={texts.noDiscountsTitle}
        actions={<ButtonLink to={linkTo('/club')}>{texts.showClubBenefits}</ButtonLink>}
      >
        <p>{texts.noDiscountsNote}</p>
      </Banner>
    );
  }
  return (
    <>
      <SavingsTotal uid={user.uid} />
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      <DayGroups items={shownReceipts} dateOf={({ date }) => date}>
        {(receipt) => (
          <ReceiptRow
            key={receipt.id}
            receipt={receipt}
            isUndone={undoneIds.has(receipt.id)}
            place={placeOf(receipt.placeId)}
          />
        )}
      </DayGroups>
      {redemptionReceipts.length > shownCount && (
        <MoreButton
          label={texts.showMore}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </>
  );
}

/** Renders the total savings; nothing if they could not be loaded, because each row also shows its own saving. */
function SavingsTotal({ uid }: { uid: string }) {
  const { data: savings } = useQuery(savingsQuery(uid));
  if (!savings) return null;
  return (
    <p className="text-ink-muted tabular">
      <RichText
        text={texts.savingsTotal(savings.isPartial)}
        parts={{
          amount: () => (
            <strong className="text-2xl font-extrabold text-open">
              {formatCents(savings.cents)}
            </strong>
          ),
        }}
      />
    </p>
  );
}
