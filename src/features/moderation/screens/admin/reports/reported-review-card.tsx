import { Link } from 'react-router-dom';
import type { ReportedReview } from '#features/moderation/data/reports/report-list-store.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { ReviewItem } from '#features/reviews/components/review-item.tsx';
import { Button } from '#ui/button.tsx';
import type { ReportDecisionPrompt } from './decision-dialog.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportedReviewProps {
  reported: ReportedReview;
  /** True if no decision was made yet. */
  isOpen: boolean;
  categories: readonly Category[];
  now: Date;
  onDecide: (decision: ReportDecisionPrompt) => void;
}

/** Renders a reported review or its reported images, with buttons to keep or remove them. */
export function ReportedReviewCard(props: ReportedReviewProps) {
  const { reported, isOpen, categories, now, onDecide } = props;
  const { review, place, reports } = reported;
  return (
    <ReportCard
      kind={reported.kind}
      reports={reports}
      now={now}
      heading={<PlaceName place={place} categories={categories} />}
      decisionButtons={isOpen && <DecisionButtons reported={reported} onDecide={onDecide} />}
    >
      {reported.kind === 'pictures' && review?.pictures.length === 0 && (
        <p className="pt-5 text-ink-muted">{texts.picturesGone}</p>
      )}
      {review ? (
        <ReviewItem
          review={review}
          placeTitle={place?.title ?? texts.deletedPlaceInSentence}
          now={now}
        />
      ) : (
        <p className="py-5 text-ink-muted">
          {isOpen ? texts.deletedReviewHint : texts.reviewNotListed}
        </p>
      )}
    </ReportCard>
  );
}

interface PlaceNameProps {
  place: Place | null;
  categories: readonly Category[];
}

function PlaceName({ place, categories }: PlaceNameProps) {
  if (!place) return <h2 className="font-bold">{texts.deletedPlace}</h2>;
  const { categoryName } = placeSummary(place, categories);
  return (
    <h2 className="min-w-0 font-bold wrap-anywhere">
      <Link
        to={placeLink({ id: place.id, title: place.title, categoryName })}
        className="inline-flex min-h-11 items-center text-sea-ink underline-offset-4 hover:underline"
      >
        {place.title}
      </Link>
    </h2>
  );
}

type DecisionButtonsProps = Pick<ReportedReviewProps, 'reported' | 'onDecide'>;

/** Renders the buttons to keep or remove the item. If the item is deleted, its reports can only be closed. */
function DecisionButtons({ reported, onDecide }: DecisionButtonsProps) {
  const isOfPictures = reported.kind === 'pictures';
  const review = isOfPictures && !reported.review?.pictures.length ? null : reported.review;
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          onDecide({ reported, reviewToRemove: null });
        }}
      >
        {review ? (isOfPictures ? texts.keepPictures : texts.keepReview) : texts.closeReport}
      </Button>
      {review && (
        <Button
          variant="danger"
          onClick={() => {
            onDecide({ reported, reviewToRemove: review });
          }}
        >
          {isOfPictures ? texts.removePictures : texts.removeReview}
        </Button>
      )}
    </>
  );
}
