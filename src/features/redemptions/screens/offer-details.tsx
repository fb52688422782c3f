import type { Place } from '#features/places/model/place.ts';
import { OpeningLine } from '#features/places/components/card/opening-line.tsx';
import * as texts from '#features/redemptions/texts.ts';
import { PageSection } from '#ui/page-section.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';

const PlaceLocation = lazyPart(
  texts.loadingOffer,
  async () => (await import('#features/map/components/place-map/place-location.tsx')).PlaceLocation,
);

/** Renders how to use an offer, and where: on wide screens below its head, on phones below what the user can do. */
export function OfferDetails({ place }: { place: Place }) {
  return (
    <div className="in-turn grid min-w-0 items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <PageSection title={texts.usageTitle}>
        <ol className="flex flex-col gap-4">
          {texts.usageSteps.map((step, at) => (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-content-center rounded-full bg-sun-soft font-bold text-sun-ink tabular"
              >
                {at + 1}
              </span>
              <span className="pt-1">{step}</span>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={texts.whereTitle}>
        <p className="mb-3 flex">
          <OpeningLine hours={place.hours} />
        </p>
        <PlaceLocation place={place} />
      </PageSection>
    </div>
  );
}
