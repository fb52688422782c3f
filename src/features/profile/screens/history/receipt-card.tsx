import type { ClubReceipt } from '#features/redemptions/model/stored-club-receipt.ts';
import { formatCents, formatDateTime } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { PlaceTitle } from '#features/places/components/member-places/place-title.tsx';
import type { KnownPlace } from '#features/places/components/member-places/use-member-places.ts';

interface ReceiptCardProps {
  receipt: ClubReceipt;
  /** The staff took the discount back. */
  isUndone: boolean;
  place: KnownPlace;
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
