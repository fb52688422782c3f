import {
  reportId,
  storedReportReason,
  subjectIdFields,
} from '#features/moderation/model/report.ts';
import type { ReportSubject } from '#features/moderation/model/report.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { dayMs } from '#shared/time-units.ts';
import { eventIdOf } from './build-events.ts';
import type { Person } from './build-people.ts';
import { placeIdOf } from './build-places.ts';
import type {
  CityDocuments,
  EventFields,
  SeedDocument,
  ReportFields,
  ReportedPicturesFields,
  ReviewFields,
} from './city.ts';
import { reports } from './data/reports.ts';
import type { ReportContent } from './data/reports.ts';

interface ReportContext {
  regulars: readonly Person[];
  reviews: readonly SeedDocument<ReviewFields>[];
  events: readonly SeedDocument<EventFields>[];
  now: Date;
}

/**
 * Returns the reports of users: open ones of a review, of the images of a review and of an event, and a closed one.
 * Hides the reported images until a decision, as a report in the app does.
 */
export function buildReports(
  context: ReportContext,
): Pick<CityDocuments, 'reports' | 'reportedPictures'> {
  const reportedPictures: SeedDocument<ReportedPicturesFields>[] = [];
  const documents = reports.map((content): SeedDocument<ReportFields> => {
    const { by, daysAgo, keptDaysAgo } = content;
    const subject = findSubject(context, content);
    const reporter = context.regulars[by];
    if (!reporter || !subject) throw new Error(`The seed cannot report: ${content.details}`);
    const { kind, id, placeId } = subject;
    const createdAt = daysBefore(context.now, daysAgo);
    if (subject.review && kind === 'pictures') {
      subject.review.fields.picturesStatus = 'waiting';
      reportedPictures.push(openRecord(subject.review, createdAt));
    }
    return {
      id: reportId(subject, reporter.uid),
      fields: {
        [subjectIdFields[kind]]: id,
        ...(kind === 'pictures' && { about: kind }),
        placeId,
        reporter: reporter.uid,
        reason: storedReportReason(content),
        status: keptDaysAgo === undefined ? 'open' : 'kept',
        createdAt,
        updatedAt: keptDaysAgo === undefined ? createdAt : daysBefore(context.now, keptDaysAgo),
      },
    };
  });
  return { reports: documents, reportedPictures };
}

type FoundSubject = ReportSubject & { review?: SeedDocument<ReviewFields> };

function findSubject(
  { reviews, events }: ReportContext,
  { about }: ReportContent,
): FoundSubject | null {
  if ('event' in about) {
    const event = events.find(({ id }) => id === eventIdOf(about.event));
    return event ? { kind: 'event', id: event.id, placeId: event.fields.placeId } : null;
  }
  const isOfPictures = 'picturesAt' in about;
  const placeId = placeIdOf(isOfPictures ? about.picturesAt : about.worstReviewAt);
  const [review] = reviews
    .filter(({ fields }) => fields.placeId === placeId)
    .filter(({ fields }) => !isOfPictures || fields.pictures !== undefined)
    .toSorted(
      (a, b) =>
        a.fields.rating - b.fields.rating ||
        b.fields.createdAt.getTime() - a.fields.createdAt.getTime(),
    );
  return review
    ? { kind: isOfPictures ? 'pictures' : 'review', id: review.id, placeId, review }
    : null;
}

/** Returns the record of the reported images of a review. */
function openRecord(
  { id, fields }: SeedDocument<ReviewFields>,
  at: Date,
): SeedDocument<ReportedPicturesFields> {
  const { placeId, userId } = fields;
  const urls = toReview(id, fields).pictures.map(({ url }) => url);
  const pictures = Object.fromEntries(urls.map((url) => [url, true as const]));
  return { id, fields: { placeId, userId, isOpen: true, pictures, at } };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
