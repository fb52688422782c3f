import { Link } from 'react-router-dom';
import * as texts from '#features/moderation/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { linkTo } from '#shared/routes.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';

/** Renders the place of a request; null means deleted. */
export function RequestedPlace({ placeId, place }: { placeId: string; place: Place | null }) {
  if (!place) return <h2 className="font-bold">{texts.deletedPlace}</h2>;
  return (
    <h2 className="font-bold wrap-anywhere">
      <Link
        to={linkTo('/admin/places/:placeId/edit', { placeId })}
        className="-my-2.5 inline-flex min-h-11 items-center text-sea-ink underline-offset-4 hover:underline"
      >
        {place.title}
      </Link>
    </h2>
  );
}

/** Renders the due date of an answer. */
export function DueDate({ at: dueAt, now }: { at: Date | null; now: Date }) {
  if (!dueAt) return null;
  const dueDay = formatDayAndMonth(brandMoment(dueAt).date);
  return dueAt < now ? (
    <Badge tone="closed">{texts.answerOverdue(dueDay)}</Badge>
  ) : (
    <Badge>{texts.answerDue(dueDay)}</Badge>
  );
}

/** Renders a text written by a user, with its label. */
export function QuotedText({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-muted">
        {children}
      </p>
    </div>
  );
}
