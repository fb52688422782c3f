import { useState } from 'react';
import { exportPayments, maxExportedPayments } from '#features/payments/data/payment-store.ts';
import { toMonth, listMonths } from '#features/payments/model/club-payment.ts';
import type { ClubPayment, Month } from '#features/payments/model/club-payment.ts';
import { formatDateTime } from '#shared/formats/formats.ts';
import * as texts from '#features/payments/panel-texts.ts';
import { monthText, erasedPayerName } from '#features/payments/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { CsvExportDialog } from '#features/exports/components/csv-export-dialog.tsx';
import { listDocumentNames } from '#features/audit/data/audit-name-store.ts';
import { isErasedUser } from '#features/account/model/account-erasure.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { formatReaisInput } from '#shared/money.ts';

/**
 * Number of months to choose from: the current month and the five years before it. Invoices are retained for five
 * years.
 */
const offeredMonthCount = 61;

interface ExportDialogProps {
  /** The month shown; null for all. */
  month: Month | null;
  onClose: () => void;
}

/** Exports the payments of some months as a CSV file for Excel. */
export function ExportDialog({ month, onClose }: ExportDialogProps) {
  const [now] = useState(() => new Date());
  const [firstMonth, setFirstMonth] = useState(month ?? toMonth(now));
  const [lastMonth, setLastMonth] = useState(month ?? toMonth(now));
  const months = listMonths(now, offeredMonthCount).reverse();
  const offeredMonths = [...new Set([firstMonth, ...months])].sort().reverse();
  const options = offeredMonths.map((value) => ({ value, label: monthText(value) }));
  const createExport = () => {
    const loadNames = createNameLoader();
    return {
      name: `pagamentos-${firstMonth === lastMonth ? firstMonth : `${firstMonth}-a-${lastMonth}`}`,
      head: paymentsCsvHead,
      chunks: (signal: AbortSignal) =>
        exportPayments({ first: firstMonth, last: lastMonth }, { signal }),
      linesOf: async (chunk: Parameters<typeof paymentsCsvRows>[0]) =>
        paymentsCsvRows(chunk, await loadNames(chunk)),
    };
  };
  return (
    <CsvExportDialog
      title={texts.exportTitle}
      rowCountText={texts.paymentsText}
      limit={{
        rows: maxExportedPayments,
        sentence: texts.exportLimitReached,
      }}
      sentences={texts.paymentExportErrors}
      createContents={createExport}
      canRepeat
      onClose={onClose}
    >
      {(isRunning) => (
        <>
          <p className="text-ink-muted">{texts.exportLead(maxExportedPayments)}</p>
          <div className="grid gap-3">
            <SelectField
              label={texts.firstMonthLabel}
              value={firstMonth}
              options={options}
              disabled={isRunning}
              onChange={(value) => {
                setFirstMonth(value);
                if (value > lastMonth) setLastMonth(value);
              }}
            />
            <SelectField
              label={texts.lastMonthLabel}
              value={lastMonth}
              options={options}
              disabled={isRunning}
              onChange={(value) => {
                setLastMonth(value);
                if (value < firstMonth) setFirstMonth(value);
              }}
            />
          </div>
        </>
      )}
    </CsvExportDialog>
  );
}

/** Batch size of listDocumentNames(). */
const namesPerRead = 30;

/** Looks up the payer names of each chunk. A name that was found is not read again. */
function createNameLoader() {
  const names = new Map<string, string>();
  return async (payments: readonly ClubPayment[]) => {
    const missingIds = [...new Set(payments.map(({ userId }) => userId))].filter(
      (uid) => uid !== '' && !names.has(uid) && !isErasedUser(uid),
    );
    for (let startIndex = 0; startIndex < missingIds.length; startIndex += namesPerRead) {
      const documentNames = await listDocumentNames(
        'users',
        missingIds.slice(startIndex, startIndex + namesPerRead),
      );
      for (const { id, name } of documentNames) names.set(id, name);
    }
    return (uid: string) => names.get(uid);
  };
}

/** Header of the file. */
const paymentsCsvHead = csvByteOrderMark + csvRow(texts.exportColumns);

/** Formats payments as CSV rows. @param nameOf returns the name of a user; undefined for a deleted account */
function paymentsCsvRows(
  payments: readonly ClubPayment[],
  nameOf: (uid: string) => string | undefined,
): string {
  return payments.map((payment) => csvRow(toCells(payment, nameOf))).join('');
}

function toCells(payment: ClubPayment, nameOf: (uid: string) => string | undefined) {
  const { id, userId, amountCents, refundedCents, paidAt } = payment;
  const name = isErasedUser(userId) ? undefined : nameOf(userId);
  return [
    formatDateTime(paidAt),
    name ?? erasedPayerName,
    formatReaisInput(amountCents),
    formatReaisInput(refundedCents),
    // The net amount is never negative, even if a stored refund exceeds the payment.
    formatReaisInput(Math.max(0, amountCents - refundedCents)),
    id,
  ];
}
