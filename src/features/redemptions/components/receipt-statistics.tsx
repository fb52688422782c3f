import * as texts from '#features/redemptions/texts.ts';
import { formatCents } from '#shared/formats/formats.ts';

interface ReceiptStatisticsProps {
  amountCents: number;
  discountCents: number;
  finalCents: number;
}

/** Bill, discount and final amount. */
export function ReceiptStatistics({
  amountCents,
  discountCents,
  finalCents,
}: ReceiptStatisticsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular">
      <dt>{texts.billLabel}</dt>
      <dd className="pl-6 text-right">{formatCents(amountCents)}</dd>
      <dt>{texts.discountLabel}</dt>
      <dd className="pl-6 text-right">{formatCents(-discountCents)}</dd>
      <dt className="border-t border-line pt-2 font-bold">{texts.totalLabel}</dt>
      <dd className="border-t border-line pt-2 pl-6 text-right font-bold">
        {formatCents(finalCents)}
      </dd>
    </dl>
  );
}
