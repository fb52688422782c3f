import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { savingsQuery } from '#features/club/data/membership-queries.ts';
import { receiptsQuery } from '#features/redemptions/data/receipt-queries.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { receiptsErrors } from '#features/redemptions/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { receiptMonths } from '#features/redemptions/model/receipt-months.ts';
import type { ReceiptMonth } from '#features/redemptions/model/receipt-months.ts';
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
  const months = receiptMonths(receipts);
  const allUses = months.flatMap(({ uses }) => uses);
  const shownUses = allUses.slice(0, shownCount);
  const { placeOf, error, retry } = useMemberPlaces(
    user.uid,
    shownUses.map(({ receipt }) => receipt.placeId),
  );

  if (allUses.length === 0) {
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
      <MonthlySavings months={months} />
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      <div className={cx(rowsClasses, 'mt-4')}>
        {months
          .map((month) => ({ ...month, uses: month.uses.filter((use) => shownUses.includes(use)) }))
          .filter(({ uses }) => uses.length > 0)
          .map(({ key, date, savedCents, uses }) => (
            <div key={key} className="divide-y divide-line">
              <h3 className="bg-sunken px-3 py-2 text-sm font-semibold tabular">
                {texts.monthTitle(date, savedCents)}
              </h3>
              {uses.map(({ receipt, isUndone }) => (
                <ReceiptRow
                  key={receipt.id}
                  receipt={receipt}
                  isUndone={isUndone}
                  place={placeOf(receipt.placeId)}
                />
              ))}
            </div>
          ))}
      </div>
      {allUses.length > shownCount && (
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

/** Maximum number of months whose savings are shown as bars. */
const maxBars = 6;

/** Renders the savings of the last months as bars, oldest first, below the total on wide screens. */
function MonthlySavings({ months: allMonths }: { months: readonly ReceiptMonth[] }) {
  const months = allMonths
    .filter(({ savedCents }) => savedCents !== null)
    .slice(0, maxBars)
    .reverse();
  const maxCents = Math.max(...months.map(({ savedCents }) => savedCents ?? 0));
  // A single month is the total above the list.
  if (months.length < 2 || maxCents === 0) return null;
  return (
    <section aria-label={texts.monthlySavingsTitle} className="max-lg:hidden">
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-card">
        {months.map(({ key, date, savedCents }) => (
          <li key={key} className="min-w-32 flex-1 tabular">
            <p className="text-sm text-ink-muted">{texts.monthTitle(date, null)}</p>
            <strong>{formatCents(savedCents ?? 0)}</strong>
            <div aria-hidden className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
              <svg className="block size-full text-open">
                <rect
                  width={`${((savedCents ?? 0) / maxCents) * 100}%`}
                  height="100%"
                  rx={4}
                  fill="currentColor"
                />
              </svg>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
