import { Link } from 'react-router-dom';
import type { ReportedReview } from '#data/reports/report-list-store.ts';
import type { Category } from '#domain/category.ts';
import { placeLink } from '#domain/place-link.ts';
import { placeSummary } from '#domain/place-summary.ts';
import type { Report, ReportStatus } from '#domain/report.ts';
import { countText, formatRelativeDate } from '#texts/formats.ts';
import { reportReasonLabels } from '#texts/report-reasons.ts';
import { ReviewItem } from '#components/review-item/review-item.tsx';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Decision } from './decision-dialog.tsx';

interface ReportCardProps {
  reported: ReportedReview;
  categories: readonly Category[];
  now: Date;
  onDecide: (decision: Decision) => void;
}

const outcomes: Record<ReportStatus, { label: string; tone: BadgeTone }> = {
  open: { label: 'Aberta', tone: 'warning' },
  kept: { label: 'Avaliação mantida', tone: 'open' },
  removed: { label: 'Avaliação removida', tone: 'neutral' },
};

/** A reported review: where it stands, why it was reported, what it says, and what can be decided. */
export function ReportCard({ reported, categories, now, onDecide }: ReportCardProps) {
  const { review, place, reports } = reported;
  const isOpen = reports.some(({ status }) => status === 'open');
  const placeTitle = place?.title ?? 'lugar excluído';
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PlaceName reported={reported} categories={categories} />
          {isOpen ? (
            reports.length > 1 && (
              <Badge tone="warning">{countText(reports.length, 'denúncia', 'denúncias')}</Badge>
            )
          ) : (
            <Outcome reports={reports} />
          )}
        </div>
        <ul className="flex flex-col gap-2">
          {reports.map((report) => (
            <Reason key={report.id} report={report} now={now} />
          ))}
        </ul>
      </div>
      <div className="px-4">
        {review ? (
          <ReviewItem review={review} placeTitle={placeTitle} now={now} />
        ) : (
          <p className="py-5 text-ink-muted">
            {isOpen
              ? 'Esta avaliação não existe mais: foi excluída por quem escreveu ou por outra pessoa.'
              : 'A avaliação não está mais no guia.'}
          </p>
        )}
      </div>
      {isOpen && (
        <div className="grid gap-3 p-4 pt-0 sm:grid-cols-2">
          <Button
            variant="secondary"
            onClick={() => {
              onDecide({ reported, removes: null });
            }}
          >
            {review ? 'Manter avaliação' : 'Encerrar denúncia'}
          </Button>
          {review && (
            <Button
              variant="danger"
              onClick={() => {
                onDecide({ reported, removes: review });
              }}
            >
              Remover avaliação
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function PlaceName({
  reported: { place },
  categories,
}: Pick<ReportCardProps, 'reported' | 'categories'>) {
  if (!place) return <h2 className="font-bold">Lugar excluído</h2>;
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

function Outcome({ reports }: { reports: readonly Report[] }) {
  const [first] = reports;
  if (!first) return null;
  const { label, tone } = outcomes[first.status];
  return <Badge tone={tone}>{label}</Badge>;
}

function Reason({ report, now }: { report: Report; now: Date }) {
  const { reason, details, createdAt } = report;
  return (
    <li className="wrap-anywhere">
      <span className="font-semibold">{reportReasonLabels[reason]}</span>{' '}
      <span className="text-sm text-ink-muted">{formatRelativeDate(createdAt, now)}</span>
      {details && (
        <p dir="auto" className="mt-0.5 text-ink-muted">
          {details}
        </p>
      )}
    </li>
  );
}
