import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { ReportedItem, ReportedReview } from '#features/moderation/data/queue-lists.ts';
import type { Report } from '#features/moderation/model/report.ts';
import * as panelTexts from '#features/moderation/panel-texts.ts';
import * as texts from '#features/moderation/report-panel-texts.ts';
import { reportReasonLabels } from '#features/moderation/texts.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import { ReviewItem } from '#features/reviews/components/review-item.tsx';
import type { Review } from '#features/reviews/model/review.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import { linkTo } from '#shared/routes.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { QueueCard, StatusBadge } from '../queue-card.tsx';
import type { Decision } from '../decision.ts';
import type { QueueProps } from '../queue-card.tsx';
import { QueueList } from '../queue-view.tsx';
import { EventName, EventPreview } from './reported-event.tsx';

/** Renders one page of reported items with the reasons of the reports, their content and the possible decisions. */
export function ReportQueue(props: QueueProps) {
  const categories = useQuery(categoriesQuery()).data ?? [];
  return (
    <QueueList
      {...props}
      kind="report"
      sentences={texts.reportListErrors}
      loading={texts.loadingReports}
      getKey={({ kind, id }) => `${kind} ${id}`}
      icon={<Flag aria-hidden size={28} />}
      emptyTexts={texts.emptyReportLists}
    >
      {(reported, now) => (
        <ReportCard {...props} reported={reported} categories={categories} now={now} />
      )}
    </QueueList>
  );
}

interface ReportCardProps extends QueueProps {
  reported: ReportedItem;
  categories: readonly Category[];
  now: Date;
}

function ReportCard({ reported, categories, now, state, ...props }: ReportCardProps) {
  const { kind, reports, place } = reported;
  const isOpen = state === 'open';
  const isEvent = kind === 'event';
  return (
    <QueueCard
      {...props}
      heading={
        <>
          <p className="text-sm text-ink-muted">{texts.reportedKindLabels[kind]}</p>
          {isEvent ? (
            <EventName reported={reported} now={now} />
          ) : (
            <PlaceName place={place} categories={categories} />
          )}
        </>
      }
      badge={
        <span className="self-center">
          <ReportsBadge reported={reported} isOpen={isOpen} />
        </span>
      }
      summary={
        <ul className="flex flex-col gap-3">
          {reports.map((report) => (
            <ReportReason key={report.id} report={report} now={now} />
          ))}
        </ul>
      }
      link={
        isEvent &&
        reported.event && (
          <ButtonLink
            variant="quiet"
            to={linkTo('/admin/events/:eventId', {
              eventId: reported.id,
              place: reported.event.placeId,
            })}
          >
            {texts.editEvent}
          </ButtonLink>
        )
      }
      decisions={isOpen ? listDecisions(reported) : []}
    >
      {/* Reviews and events have their own space above and below. */}
      <div className="rounded-control bg-canvas px-4">
        {isEvent ? (
          <EventPreview reported={reported} now={now} />
        ) : (
          <ReviewPreview reported={reported} isOpen={isOpen} now={now} />
        )}
      </div>
    </QueueCard>
  );
}

/** An event is edited, cancelled or hidden on its own page. If an item is deleted, its reports can only be closed. */
function listDecisions(reported: ReportedItem): Decision[] {
  const { reportDecisions: decisions } = texts;
  if (reported.kind === 'event') {
    const { event } = reported;
    if (!event) return [toDecision(reported, decisions.closeForDeletedEvent)];
    const closing = event.isActive ? decisions.keepEvent : decisions.closeForUnlistedEvent;
    return [toDecision(reported, closing)];
  }
  const { kind, review } = reported;
  if (kind === 'pictures') {
    return review?.pictures.length
      ? [
          toDecision(reported, decisions.keepPictures),
          toDecision(reported, decisions.removePictures, review),
        ]
      : [toDecision(reported, decisions.closeForDeletedPictures)];
  }
  return review
    ? [
        toDecision(reported, decisions.keepReview),
        toDecision(reported, decisions.removeReview, review),
      ]
    : [toDecision(reported, decisions.closeForDeletedReview)];
}

function toDecision(
  reported: ReportedItem,
  { title, consequence, submit, shortSubmit, done }: texts.ReportDecision,
  reviewToRemove: Review | null = null,
): Decision {
  const quotedText = quotedTextOf(reported);
  return {
    label: submit,
    shortLabel: shortSubmit,
    busyLabel: panelTexts.saving,
    variant: reviewToRemove ? 'danger' : 'secondary',
    sentences: texts.reportDecisionErrors,
    toChange: () => ({ kind: 'decide-report', reported, reviewToRemove }),
    done,
    outcomeTexts: {
      ...texts.reportOutcomes[reported.kind],
      changed: texts.reportedPicturesChanged,
    },
    dialog: {
      title,
      isHarmless: reviewToRemove === null,
      content: (
        <>
          <p className="text-ink-muted">{consequence}</p>
          {quotedText !== null && (
            <blockquote
              dir="auto"
              className="line-clamp-4 rounded-control bg-canvas px-4 py-3 wrap-anywhere"
            >
              {quotedText}
            </blockquote>
          )}
        </>
      ),
    },
  };
}

/** Returns a text that identifies the reported item; null if it was deleted. */
function quotedTextOf(reported: ReportedItem): string | null {
  if (reported.kind === 'event') return reported.event && reported.event.title;
  return reported.review && (reported.review.text || texts.reviewWithoutText);
}

function ReportsBadge({ reported, isOpen }: { reported: ReportedItem; isOpen: boolean }) {
  const { kind, reports } = reported;
  const [first] = reports;
  if (isOpen) {
    return reports.length > 1 && <Badge tone="warning">{texts.reportCount(reports.length)}</Badge>;
  }
  return (
    first && (
      <StatusBadge status={first.status} label={texts.reportStatusLabels[kind][first.status]} />
    )
  );
}

function ReportReason({ report, now }: { report: Report; now: Date }) {
  const { subject, reason, details, createdAt } = report;
  return (
    <li className="wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="closed">{reportReasonLabels[subject.kind][reason]}</Badge>
        <span className="text-sm text-ink-muted">{formatRelativeDate(createdAt, now)}</span>
      </div>
      {details && (
        <p dir="auto" className="mt-1">
          {details}
        </p>
      )}
    </li>
  );
}

interface PlaceNameProps {
  place: Place | null;
  categories: readonly Category[];
}

function PlaceName({ place, categories }: PlaceNameProps) {
  if (!place) return <h2 className="font-bold">{panelTexts.deletedPlace}</h2>;
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

interface ReviewPreviewProps {
  reported: ReportedReview;
  isOpen: boolean;
  now: Date;
}

function ReviewPreview({ reported: { kind, review, place }, isOpen, now }: ReviewPreviewProps) {
  return (
    <>
      {kind === 'pictures' && review?.pictures.length === 0 && (
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
    </>
  );
}
