import { useQuery } from '@tanstack/react-query';
import { PiggyBank, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubShowcaseQuery } from '#features/club/data/club-showcase-queries.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { exampleSentence, payOffSentence } from '#features/redemptions/texts.ts';
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
  /** True if the plans are taller than the card, so that the example is below the card. */
  hasManyPlans: boolean;
  /** True while the plans load. What depends on both is shown at once, so that it does not move. */
  isLoading: boolean;
  /** The plans: next to the card on wide screens. */
  children: ReactNode;
}

/**
 * Renders the promise of the club with an example of the card, and its current offers. Unknown statistics are hidden.
 * On phones the plans come before the parts that load later, so that they do not move.
 */
export function Showcase({ offeredPlan, hasManyPlans, isLoading, children }: ShowcaseProps) {
  const showcase = useQuery(clubShowcaseQuery());
  const data = isLoading ? undefined : showcase.data;
  const hasPartners = data !== undefined && data.partners > 0;
  const example = data?.example;
  return (
    <>
      <h2 className="mt-1 text-xl font-bold">{texts.clubPromise}</h2>
      <div className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-[28rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className={cx('flex flex-col gap-3', !hasManyPlans && 'lg:row-span-2')}>
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
        <div className={cx(hasManyPlans && 'lg:row-span-2')}>{children}</div>
        <div className="flex flex-col gap-4">
          {example && offeredPlan && (
            <div className="rounded-card p-4 tabular sun-panel">
              <p className="text-sm wrap-anywhere">{texts.exampleAt(example.placeTitle)}</p>
              <p className="mt-1 text-xl font-bold">{exampleSentence(example)}</p>
              <p className="mt-1">{payOffSentence(example, offeredPlan)}</p>
            </div>
          )}
          <ul className="flex flex-col gap-2 font-semibold tabular">
            {hasPartners && (
              <Fact icon={<Store aria-hidden size={20} />}>{texts.offersSentence(data)}</Fact>
            )}
            {data?.saved && (
              <Fact icon={<PiggyBank aria-hidden size={20} />}>
                {texts.allMembersSavingsSentence(data.saved)}
              </Fact>
            )}
          </ul>
        </div>
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

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-sun-ink">{icon}</span>
      {children}
    </li>
  );
}
