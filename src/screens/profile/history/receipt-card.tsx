import { Link } from 'react-router';
import type { ClubReceipt } from '#data/redemptions/receipt-store.ts';
import { placeLink } from '#domain/place-link.ts';
import { formatCents, formatDateTime } from '#texts/formats.ts';
import type { PartnerPlace } from '#components/club-offer/use-partner-places.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ReceiptCardProps {
  receipt: ClubReceipt;
  /** The staff took the discount back. */
  isUndone: boolean;
  place: PartnerPlace;
}

/** One use of the club: where, when, and what it saved. */
export function ReceiptCard({ receipt, isUndone, place }: ReceiptCardProps) {
  const { amountCents, discountCents, finalCents, date } = receipt;
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2">
        {isUndone ? (
          <Badge>Desfeito</Badge>
        ) : (
          <Badge tone="open">Você economizou {formatCents(discountCents)}</Badge>
        )}
      </p>
      <h3 className="text-base font-bold wrap-anywhere">
        <PlaceTitle place={place} />
      </h3>
      <p className="text-sm text-ink-muted tabular">{formatDateTime(date)}</p>
      <p className="text-sm tabular">
        {isUndone
          ? `O desconto de ${formatCents(discountCents)} não vale mais.`
          : `Conta de ${formatCents(amountCents)}, paga por ${formatCents(finalCents)}.`}
      </p>
    </article>
  );
}

function PlaceTitle({ place }: { place: PartnerPlace }) {
  switch (place.kind) {
    case 'loading':
      return <Skeleton className="h-6 w-2/3" />;
    case 'failed':
      return 'Lugar não carregado';
    case 'unavailable':
      return 'Lugar indisponível';
    case 'found':
      return (
        <Link
          to={placeLink(place.place)}
          className="-my-2.5 inline-block py-2.5 text-sea-ink underline-offset-4 hover:underline"
        >
          {place.place.title}
        </Link>
      );
  }
}
