import { brand } from '#shared/brand.ts';
import type { ClubInBrief } from '#features/club/model/club-in-brief.ts';
import { GoldenHour } from '#features/club/components/golden-hour.tsx';
import { cx } from '#ui/class-names.ts';
import { BandHead } from './band-head.tsx';
import { BandOffers } from './band-offers.tsx';

const heading = 'clube';

/** The club on the home page: what it is and costs, or the own card in small, and what it gives today. */
export function ClubBand({ club }: { club: ClubInBrief }) {
  const hasOffers = club.partners + club.offers.length > 0;
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'overflow-hidden rounded-card border border-line bg-surface shadow-card',
        hasOffers && 'lg:grid lg:grid-cols-2',
      )}
    >
      <div className="flex flex-col bg-club text-on-photo">
        <div className="overflow-hidden bg-linear-to-br from-club-dusk to-club-sun">
          <GoldenHour />
        </div>
        <div className="relative px-5 pb-5">
          <h2 id={heading} className="text-xl font-extrabold md:text-2xl">
            {brand.clubName}
          </h2>
          <BandHead club={club} />
        </div>
      </div>
      {hasOffers && <BandOffers offers={club.offers} />}
    </section>
  );
}
