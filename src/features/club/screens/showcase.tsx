import { useQuery } from '@tanstack/react-query';
import { PiggyBank, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubShowcaseQuery } from '#features/club/data/club-showcase-queries.ts';
import type { ShowcaseExample } from '#features/club/model/club-showcase.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { payOffSentence } from '#features/redemptions/texts.ts';
import { reaisText } from '#shared/formats/formats.ts';
import { ClubCard } from '#features/club/components/club-card.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const placeholder = <Skeleton className="h-72 rounded-card" />;
const ShowcaseOffers = lazyPart(
  texts.loadingOffers,
  async () => (await import('./showcase-offers.tsx')).ShowcaseOffers,
  { skeleton: placeholder },
);

interface ShowcaseProps {
  /** The plan whose price the example is compared with. */
  offeredPlan: SubscriptionPlan | undefined;
  /** True while the plans load. What depends on both is shown at once, so that it does not move. */
  isLoading: boolean;
  /** The plans: next to the card on wide screens. */
  children: ReactNode;
}

/**
 * Renders the promise of the club with an example of the card, and its current offers. Unknown statistics are hidden.
 * On phones the plans come before the parts that load later, so that they do not move.
 */
export function Showcase({ offeredPlan, isLoading, children }: ShowcaseProps) {
  const showcase = useQuery(clubShowcaseQuery());
  const data = isLoading ? undefined : showcase.data;
  const hasPartners = data !== undefined && data.partners > 0;
  const example = data?.example;
  return (
    <>
      <h2 className="mt-1 text-xl font-bold">{texts.clubPromise}</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[28rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-3">
          <ClubCard
            label={texts.exampleCardLabel}
            name={texts.exampleName}
            statusLabel={texts.exampleStatus}
            facts={[
              {
                label: texts.validInLabel,
                value: hasPartners ? texts.partnersText(data) : texts.partnerPlaces,
              },
            ]}
          />
          <p className="text-ink-muted">{texts.clubLead}</p>
        </div>
        <div className="lg:row-span-2">
          {children}
          {(hasPartners || data?.saved) && (
            <ul className="mt-5 grid gap-2 font-semibold tabular sm:grid-cols-2">
              {hasPartners && (
                <Fact icon={<Store aria-hidden size={20} />}>{texts.offersSentence(data)}</Fact>
              )}
              {data?.saved && (
                <Fact icon={<PiggyBank aria-hidden size={20} />}>
                  {texts.allMembersSavingsSentence(data.saved)}
                </Fact>
              )}
            </ul>
          )}
        </div>
        {example && offeredPlan && (
          <div className="flex flex-col gap-3 rounded-card p-4 tabular sun-panel">
            <p className="text-sm wrap-anywhere">{texts.exampleAt(example.placeTitle)}</p>
            <ExampleBill example={example} />
            <p>{payOffSentence(example, offeredPlan)}</p>
          </div>
        )}
      </div>
      {(isLoading || showcase.isPending) && (
        <div className="mt-8">
          <LoadingRegion label={texts.loadingOffers}>{placeholder}</LoadingRegion>
        </div>
      )}
      {data && data.shown.length > 0 && (
        <div className="mt-8">
          <ShowcaseOffers offers={data.shown} />
        </div>
      )}
    </>
  );
}

/** Renders an example bill with its discount and what the member pays. */
function ExampleBill({ example }: { example: ShowcaseExample }) {
  const { billCents, itemCents, discountCents, finalCents } = example;
  return (
    <dl className="flex flex-col gap-1">
      <BillRow label={texts.exampleBillLabel} amount={reaisText(billCents)} />
      <BillRow
        label={itemCents === null ? texts.exampleDiscountLabel : texts.freeItemLabel}
        amount={`−\u00a0${reaisText(discountCents)}`}
      />
      <BillRow isTotal label={texts.exampleFinalLabel} amount={reaisText(finalCents)} />
    </dl>
  );
}

interface BillRowProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function BillRow({ label, amount, isTotal = false }: BillRowProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4',
        isTotal && 'border-t border-line pt-1 text-xl font-bold',
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-sun-ink">{icon}</span>
      {children}
    </li>
  );
}
