import type { Place } from '#domain/place.ts';
import { Section } from '../section.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';

/** Where the stars at the head of the page lead. */
export const reviewsAnchor = 'avaliacoes';

export function ReviewsSection({ place, now }: { place: Place; now: Date }) {
  return (
    <Section id={reviewsAnchor} title="Avaliações">
      <div className="flex flex-col">
        {place.reviewsCount > 0 && <RatingSummary place={place} />}
        <ReviewList place={place} now={now} />
      </div>
    </Section>
  );
}
