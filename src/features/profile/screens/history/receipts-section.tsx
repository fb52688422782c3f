import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { savingsQuery } from '#features/club/data/membership-queries.ts';
import { receiptsQuery } from '#features/redemptions/data/receipt-queries.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { receiptsErrors } from '#features/redemptions/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { maxReceipts } from '#features/redemptions/model/receipt-options.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMemberPlaces } from '#features/places/components/member-places/member-place.tsx';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import * as texts from '#features/profile/texts.ts';
import { ReceiptRow } from '#features/profile/components/history-row.tsx';

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
  const months = groupByMonth(redemptionReceipts);
  /** Null for a month of which older uses are not loaded. */
  const findSaving = (key: string): number | null => {
    const isCut = receipts.length === maxReceipts && months.at(-1)?.key === key;
    const month = months.find((candidate) => candidate.key === key);
    if (isCut || !month) return null;
    return month.receipts
      .filter(({ id }) => !undoneIds.has(id))
      .reduce((sum, { discountCents }) => sum + discountCents, 0);
  };
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
      <div className={cx(rowsClasses, 'mt-4')}>
        {groupByMonth(shownReceipts).map((month) => (
          <div key={month.key} className="divide-y divide-line">
            <h3 className="bg-sunken px-3 py-2 text-sm font-semibold tabular">
              {texts.monthTitle(month.date, findSaving(month.key))}
            </h3>
            {month.receipts.map((receipt) => (
              <ReceiptRow
                key={receipt.id}
                receipt={receipt}
                isUndone={undoneIds.has(receipt.id)}
                place={placeOf(receipt.placeId)}
              />
            ))}
          </div>
        ))}
      </div>
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
    <p className="flex flex-wrap items-baseline gap-x-2 tabular">
      <strong className="text-3xl font-extrabold text-open">
        {texts.savingsAmount(savings.cents, savings.isPartial)}
      </strong>
      <span className="text-ink-muted">{texts.savedWithClub}</span>
    </p>
  );
}

interface ReceiptMonth {
  /** '2026-11'; '' if the dates are unknown. */
  key: string;
  date: Date | null;
  receipts: ClubReceipt[];
}

/** Groups receipts, which are sorted by date, by month. */
function groupByMonth(receipts: readonly ClubReceipt[]): ReceiptMonth[] {
  const months: ReceiptMonth[] = [];
  for (const receipt of receipts) {
    const { date } = receipt;
    const key = date ? isoDateOf(wallClockAt(date).dayNumber).slice(0, 7) : '';
    const last = months.at(-1);
    if (last?.key === key) last.receipts.push(receipt);
    else months.push({ key, date, receipts: [receipt] });
  }
  return months;
}
