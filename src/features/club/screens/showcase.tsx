import { useQuery } from '@tanstack/react-query';
import { PiggyBank, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubShowcaseQuery } from '#features/club/data/club-showcase-queries.ts';
import * as texts from '#features/club/texts.ts';
import { ClubCard } from '#features/club/components/club-card.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const placeholder = <Skeleton className="h-72 rounded-card" />;
const ShowcaseOffers = lazyPart(
  texts.loadingOffers,
  async () => (await import('./showcase-offers.tsx')).ShowcaseOffers,
  { skeleton: placeholder },
);

/**
 * Renders an example of the card and the current offers of the club. Unknown statistics are hidden.
 * @param children shown next to the card on wide screens
 */
export function Showcase({ children }: { children?: ReactNode }) {
  const { data, isPending } = useQuery(clubShowcaseQuery());
  const hasPartners = data !== undefined && data.partners > 0;
  return (
    <>
      <div className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-[28rem_minmax(0,1fr)]">
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
        <div className="flex flex-col gap-3">
          <p className="lg:text-lg text-ink-muted">{texts.clubLead}</p>
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
          {children}
        </div>
      </div>
      {isPending && (
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
