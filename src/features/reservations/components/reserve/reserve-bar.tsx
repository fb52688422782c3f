import { Navigation } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { directionsUrl } from '#features/places/model/directions.ts';
import type { Place } from '#features/places/model/place.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import * as texts from '#features/reservations/reserve-texts.ts';
import { ReserveButton } from './reserve-button.tsx';
import { reserveButtonAction } from './reserve-target.ts';

/** Lazy-loaded with the code that computes the validity of an offer. */
const BarBenefit = lazyPart(
  texts.loadingBenefits,
  async () => (await import('#features/offers/components/place/benefit-line.tsx')).BarBenefit,
  { hasPlace: false },
);

interface ReserveBarProps {
  place: Place;
  benefit: ClubBenefit | null;
  now: Date;
}

/**
 * Renders the main action on phones after the top of the page is scrolled out of view. It disappears with the footer in
 * view, where it would no longer stick. For a place without reservations it contains the directions.
 */
export function ReserveBar({ place, benefit, now }: ReserveBarProps) {
  const isFooterInView = useIsFooterInView();
  const isShown = useIsPastHalfViewport() && !isFooterInView;
  return (
    <PhoneBar isShown={isShown}>
      {benefit ? (
        <BarBenefit place={place} benefit={benefit} />
      ) : (
        <div className="min-w-0">
          <p className="truncate font-bold">{place.title}</p>
          <OpenBadge hours={place.hours} now={now} isPlain />
        </div>
      )}
      <div className="shrink-0">
        {reserveButtonAction(place) ? (
          <ReserveButton place={place} />
        ) : (
          <ButtonAnchor href={directionsUrl(place)}>
            <Navigation aria-hidden size={20} />
            {texts.directions}
          </ButtonAnchor>
        )}
      </div>
    </PhoneBar>
  );
}

function subscribeToViewport(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Returns true if the page is scrolled past half the viewport height. */
function useIsPastHalfViewport(): boolean {
  return useSyncExternalStore(
    subscribeToViewport,
    () => window.scrollY > window.innerHeight / 2,
    () => false,
  );
}

function useIsFooterInView(): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const footer = document.querySelector('footer');
    if (!footer) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(footer);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isInView;
}
