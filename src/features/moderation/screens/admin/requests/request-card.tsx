import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { requestDueAt } from '#features/moderation/model/request.ts';
import type { PlaceRequest, RequestKind } from '#features/moderation/model/request.ts';
import type { QueueStatus } from '#features/moderation/model/queues.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { linkTo } from '#shared/routes.ts';
import { Badge } from '#ui/badge.tsx';
import { QueueCard, StatusBadge } from '../queue-card.tsx';
import type { Decision } from '../decision.ts';
import type { QueueProps } from '../queue-card.tsx';

interface RequestCardProps extends QueueProps {
  kind: RequestKind;
  request: PlaceRequest & { status: QueueStatus<RequestKind> };
  /** Null means deleted. */
  place: Place | null;
  sentAt: string;
  statusLabel: string;
  now: Date;
  children: ReactNode;
  /** Shown above the buttons if the request can only be refused. */
  obstacle?: string;
  /** Decision that does what the user asks for; null if it cannot be done. */
  grant: Decision | null;
  refusal: Decision;
  /** Undo of the granted request; null if it cannot be undone. */
  undo: Decision | null;
}

/** Renders a request of a user about a place. */
export function RequestCard({ kind, request, place, now, children, ...props }: RequestCardProps) {
  const { status, placeId, answer } = request;
  const { sentAt, statusLabel, obstacle, grant, refusal, undo, ...queueProps } = props;
  const isOpen = status === 'pending';
  return (
    <QueueCard
      {...queueProps}
      heading={
        <>
          <RequestedPlace placeId={placeId} place={place} />
          <p className="text-sm text-ink-muted">{sentAt}</p>
        </>
      }
      badge={
        isOpen ? (
          <DueDate at={requestDueAt(kind, request)} now={now} />
        ) : (
          <StatusBadge status={status} label={statusLabel} />
        )
      }
      decisions={isOpen ? [...(grant ? [grant] : []), refusal] : []}
      undo={isOpen || status === 'declined' ? null : undo}
    >
      {children}
      {answer && <QuotedText label={texts.answerLabel}>{answer}</QuotedText>}
      {isOpen && obstacle && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{obstacle}</p>
      )}
    </QueueCard>
  );
}

function RequestedPlace({ placeId, place }: { placeId: string; place: Place | null }) {
  if (!place) return <h2 className="font-bold">{texts.deletedPlace}</h2>;
  return (
    <h2 className="font-bold wrap-anywhere">
      <Link
        to={linkTo('/admin/places/:placeId/edit', { placeId })}
        className="-my-2.5 inline-block py-2.5 text-sea-ink underline-offset-4 hover:underline"
      >
        {place.title}
      </Link>
    </h2>
  );
}

/** Renders the due date of an answer. */
function DueDate({ at: dueAt, now }: { at: Date | null; now: Date }) {
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
