import type { ReactNode } from 'react';
import type { Report, ReportedKind, ReportStatus } from '#features/moderation/model/report.ts';
import { formatRelativeDate } from '#shared/formats/relative-dates.ts';
import * as panelTexts from '#features/moderation/panel-texts.ts';
import { reportReasonLabels } from '#features/moderation/texts.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';

interface ReportCardProps {
  kind: ReportedKind;
  reports: readonly Report[];
  now: Date;
  /** Heading of the reported item. */
  heading: ReactNode;
  /** The current content of the item, or a sentence about why there is none. */
  children: ReactNode;
  /** Buttons of the decision; null after a decision. */
  decisionButtons: ReactNode;
}

const badgeTones: Record<ReportStatus, BadgeTone> = {
  open: 'warning',
  kept: 'open',
  removed: 'neutral',
};

/** Renders a reported item with its place, the reasons of the reports, its content and the possible decisions. */
export function ReportCard({
  kind,
  reports,
  now,
  heading,
  children,
  decisionButtons,
}: ReportCardProps) {
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="min-w-0">
            <p className="text-sm text-ink-muted">{panelTexts.reportedKindLabels[kind]}</p>
            {heading}
          </div>
          {decisionButtons ? (
            reports.length > 1 && (
              <Badge tone="warning">{panelTexts.reportCount(reports.length)}</Badge>
            )
          ) : (
            <OutcomeBadge kind={kind} reports={reports} />
          )}
        </div>
        <ul className="flex flex-col gap-2">
          {reports.map((report) => (
            <ReportReasonItem key={report.id} report={report} now={now} />
          ))}
        </ul>
      </div>
      <div className="px-4">{children}</div>
      {decisionButtons && (
        <div className="grid gap-3 p-4 pt-0 sm:grid-cols-2">{decisionButtons}</div>
      )}
    </div>
  );
}

function OutcomeBadge({ kind, reports }: { kind: ReportedKind; reports: readonly Report[] }) {
  const [first] = reports;
  return (
    first && (
      <Badge tone={badgeTones[first.status]}>
        {panelTexts.reportStatusLabels[kind][first.status]}
      </Badge>
    )
  );
}

function ReportReasonItem({ report, now }: { report: Report; now: Date }) {
  const { subject, reason, details, createdAt } = report;
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold">{reportReasonLabels[subject.kind][reason]}</span>{' '}
      <span className="text-sm text-ink-muted">{formatRelativeDate(createdAt, now)}</span>
      {details && (
        <p dir="auto" className="mt-0.5 text-ink-muted">
          {details}
        </p>
      )}
    </li>
  );
}
