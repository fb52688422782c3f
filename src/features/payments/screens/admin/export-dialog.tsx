import { useState } from 'react';
import { exportedPayments, maxExportedPayments } from '#features/payments/data/payment-store.ts';
import { monthOf, monthsUntil } from '#features/payments/model/club-payment.ts';
import type { Month, ClubPayment } from '#features/payments/model/club-payment.ts';
import { countText, formatInteger, formatDateTime } from '#shared/formats/formats.ts';
import { paymentExportErrors } from '#features/payments/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { CsvExportDialog } from '#features/exports/components/csv-export-dialog.tsx';
import { listNames } from '#features/audit/data/audit-name-store.ts';
import { isErasedUser } from '#features/account/model/account-erasure.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { reaisInput } from '#shared/money.ts';
import { monthText, gonePayer } from './payment-texts.ts';

/** Number of months to choose from: five years, the retention period of invoices. */
const monthsOffered = 61;

interface ExportDialogProps {
  /** The month shown; null for all. */
  month: Month | null;
  onClose: () => void;
}

/** Exports the payments of some months as a CSV file for Excel. */
export function ExportDialog({ month, onClose }: ExportDialogProps) {
  const [now] = useState(() => new Date());
  const [first, setFirst] = useState(month ?? monthOf(now));
  const [last, setLast] = useState(month ?? monthOf(now));
  const months = monthsUntil(now, monthsOffered).reverse();
  const offered = [...new Set([first, ...months])].sort().reverse();
  const options = offered.map((value) => ({ value, label: monthText(value) }));
  const contents = () => {
    const nameThem = payerNames();
    return {
      name: `pagamentos-${first === last ? first : `${first}-a-${last}`}`,
      head: paymentsCsvHead,
      chunks: (signal: AbortSignal) => exportedPayments({ first, last }, { signal }),
      linesOf: async (chunk: Parameters<typeof paymentsCsvRows>[0]) =>
        paymentsCsvRows(chunk, await nameThem(chunk)),
    };
  };
  return (
    <CsvExportDialog
      title="Exportar pagamentos"
      counted={(rows) => countText(rows, 'pagamento', 'pagamentos')}
      bound={{
        rows: maxExportedPayments,
        sentence: 'O limite foi alcançado: exporte um período menor.',
      }}
      sentences={paymentExportErrors}
      contents={contents}
      canRepeat
      onClose={onClose}
    >
      {(isRunning) => (
        <>
          <p className="text-ink-muted">
            O arquivo traz os pagamentos do período, até {formatInteger(maxExportedPayments)}, em
            CSV para o Excel. São dados pessoais: guarde-o em lugar seguro e apague-o quando não
            precisar mais.
          </p>
          <div className="grid gap-3">
            <SelectField
              label="De"
              value={first}
              options={options}
              disabled={isRunning}
              onChange={(value) => {
                setFirst(value);
                if (value > last) setLast(value);
              }}
            />
            <SelectField
              label="Até"
              value={last}
              options={options}
              disabled={isRunning}
              onChange={(value) => {
                setLast(value);
                if (value < first) setFirst(value);
              }}
            />
          </div>
        </>
      )}
    </CsvExportDialog>
  );
}

/** Batch size of listNames(). */
const namesAtOnce = 30;

/** Looks up the payer names of each chunk; each user is read once. */
function payerNames() {
  const names = new Map<string, string>();
  return async (payments: readonly ClubPayment[]) => {
    const unknown = [...new Set(payments.map(({ userId }) => userId))].filter(
      (uid) => uid !== '' && !names.has(uid) && !isErasedUser(uid),
    );
    for (let at = 0; at < unknown.length; at += namesAtOnce) {
      const found = await listNames('users', unknown.slice(at, at + namesAtOnce));
      for (const { id, name } of found) names.set(id, name);
    }
    return (uid: string) => names.get(uid);
  };
}

const head = ['Data', 'Pessoa', 'Valor (R$)', 'Devolvido (R$)', 'Líquido (R$)', 'Fatura'];

/** Header of the file. */
const paymentsCsvHead = csvByteOrderMark + csvRow(head);

/** Formats payments as CSV rows. @param nameOf returns the name of a user; undefined for a deleted account */
function paymentsCsvRows(
  payments: readonly ClubPayment[],
  nameOf: (uid: string) => string | undefined,
): string {
  return payments.map((payment) => csvRow(cellsOf(payment, nameOf))).join('');
}

function cellsOf(payment: ClubPayment, nameOf: (uid: string) => string | undefined) {
  const { id, userId, amountCents, refundedCents, paidAt } = payment;
  const name = isErasedUser(userId) ? undefined : nameOf(userId);
  return [
    formatDateTime(paidAt),
    name ?? gonePayer,
    reaisInput(amountCents),
    reaisInput(refundedCents),
    // Never negative: refunds do not exceed the payment.
    reaisInput(Math.max(0, amountCents - refundedCents)),
    id,
  ];
}
