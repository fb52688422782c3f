import type { ReactNode } from 'react';
import { useState } from 'react';
import { BadgeCheck } from 'lucide-react';
import { formatLongDate } from '#shared/formats/formats.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { langOf } from '#shared/translations.ts';
import { helpfulText } from '#features/reviews/count-texts.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/texts.ts';
import { writtenIn } from '#features/language/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Stars } from './stars.tsx';

interface ReviewItemProps {
  review: Review;
  placeTitle: string;
  now: Date;
  /** True if the signed-in user wrote the review. */
  isOwn?: boolean;
  /** Shows the number of helpful marks as text, for reviews without the button. */
  showsHelpfulCount?: boolean;
  /** Buttons below the review. */
  actions?: ReactNode;
}

/** Renders a review and the reply of the place. User texts have their own text direction. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, placeTitle, now, isOwn, showsHelpfulCount, actions } = props;
  const { authorName, authorPhotoURL, reply, helpfulCount } = review;
  return (
    <article className="flex flex-col gap-3 py-5">
      <div className="flex items-center gap-3">
        <UserAvatar name={authorName} photoURL={authorPhotoURL} size="medium" />
        <div className="min-w-0">
          {review.authorProfile ? (
            <ReviewerName review={review} />
          ) : (
            <h3 className="truncate font-bold">
              <bdi>{authorName}</bdi>
            </h3>
          )}
          <p className="text-sm text-ink-muted">
            <RelativeTime date={review.createdAt} now={now} />
            {review.text && langOf(review) && ` · ${writtenIn[review.language]}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars rating={review.rating} size={16} />
        {isOwn && <Badge>{texts.ownReviewLabel}</Badge>}
        {review.verifiedVisit && (
          <Badge tone="sea">
            <BadgeCheck aria-hidden size={16} />
            {texts.verifiedVisit}
          </Badge>
        )}
      </div>
      {review.text && (
        <div dir="auto">
          <ClampedText
            text={review.text}
            lang={langOf(review)}
            subject={texts.ofReviewBy(authorName)}
          />
        </div>
      )}
      {review.pictures.length > 0 && <ReviewPictures review={review} />}
      {reply && (
        <div className="ml-2 rounded-r-control border-l-4 border-sea bg-sunken px-4 py-3">
          <p className="font-semibold">{texts.replyOf(placeTitle)}</p>
          <p className="mb-2 text-sm text-ink-muted">
            <RelativeTime date={reply.repliedAt} now={now} />
          </p>
          <div dir="auto">
            <ClampedText
              text={reply.text}
              lang={langOf({ language: 'pt' })}
              subject={texts.ofReplyOf(placeTitle)}
            />
          </div>
        </div>
      )}
      {showsHelpfulCount && helpfulCount > 0 && (
        <p className="text-sm text-ink-muted">{helpfulText(helpfulCount)}</p>
      )}
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </article>
  );
}

function RelativeTime({ date, now }: { date: Date | null; now: Date }) {
  const text = formatRelativeDate(date, now);
  if (!date) return text;
  return (
    <time dateTime={date.toISOString()} title={formatLongDate(date)}>
      {text}
    </time>
  );
}

const ReviewerDialog = lazyDialog(
  async () => (await import('./reviewer-dialog.tsx')).ReviewerDialog,
);

/** Renders the name of an author with a public profile as a button. */
function ReviewerName({ review }: { review: Pick<Review, 'userId' | 'authorName'> }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { userId, authorName } = review;
  return (
    <>
      <h3 className="flex font-bold">
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-2.5 min-w-0 truncate py-2.5 underline"
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          <bdi>{authorName}</bdi>
        </button>
      </h3>
      {isDialogOpen && (
        <ReviewerDialog
          uid={userId}
          name={authorName}
          onClose={() => {
            setDialogOpen(false);
          }}
        />
      )}
    </>
  );
}

const PhotoViewer = lazyDialog(
  async () => (await import('#features/pictures/components/viewer/photo-viewer.tsx')).PhotoViewer,
);

type ReviewWithPictures = Pick<Review, 'authorName' | 'pictures' | 'picturesStatus'>;

/** Renders the images of a review as thumbnails; a tap opens them in full screen. */
function ReviewPictures({ review }: { review: ReviewWithPictures }) {
  const { authorName, pictures, picturesStatus } = review;
  const [openPosition, setOpenPosition] = useState<number | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, position) => (
          <li key={picture.url}>
            <button
              type="button"
              className="block"
              onPointerEnter={PhotoViewer.preload}
              onClick={() => {
                setOpenPosition(position);
              }}
            >
              <PlacePicture
                image={picture}
                alt={texts.reviewPhotoAlt(authorName, position + 1, pictures.length)}
                sizes="96px"
                className="size-24 rounded-control"
              />
            </button>
          </li>
        ))}
      </ul>
      {picturesStatus === 'waiting' && (
        <p className="text-sm text-ink-muted">
          <Badge tone="warning">{texts.picturesInReview}</Badge> {texts.picturesInReviewHint}
        </p>
      )}
      {openPosition !== null && (
        <PhotoViewer
          title={authorName}
          images={pictures}
          startIndex={openPosition}
          onClose={() => {
            setOpenPosition(null);
          }}
        />
      )}
    </>
  );
}
