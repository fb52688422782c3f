import { useQuery } from '@tanstack/react-query';
import { placeStatisticsQuery } from '#data/statistics/statistics-queries.ts';
import type { PlaceStatisticsAnswer } from '#domain/api-contract.ts';
import { placeStatisticsErrors } from '#texts/errors/manager.ts';
import { formatCents, formatInteger, formatRating } from '#texts/formats.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What people did with a place since it exists. '—' stands where there is nothing to compute from. */
export function PlaceFigures({ uid, placeId }: { uid: string; placeId: string }) {
  const { data, error, refetch } = useQuery(placeStatisticsQuery(uid, placeId));
  if (error && !data) {
    return (
      <FailureLine sentences={placeStatisticsErrors} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Carregando os números...">
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  }
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
      {figuresOf(data).map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-xl font-bold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(figures: PlaceStatisticsAnswer): [string, string][] {
  const { favorites, reviews, rating, reservations, clubUses, clubDiscountCents } = figures;
  return [
    ['Favoritos', formatInteger(favorites)],
    ['Avaliações', formatInteger(reviews)],
    ['Nota média', reviews > 0 ? formatRating(rating) : '—'],
    ['Reservas pendentes', formatInteger(reservations.pending)],
    ['Reservas confirmadas', formatInteger(reservations.confirmed)],
    ['Recusadas', formatInteger(reservations.declined)],
    ['Canceladas', formatInteger(reservations.cancelled)],
    ['Usos do clube', formatInteger(clubUses)],
    ['Descontos do clube', clubUses > 0 ? formatCents(clubDiscountCents) : '—'],
  ];
}
