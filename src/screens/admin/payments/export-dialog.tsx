import { useState } from 'react';
import { exportedPayments, maxExportedPayments } from '#data/payments/payment-store.ts';
import { monthOf, monthsUntil } from '#domain/club-payment.ts';
import type { ClubPayment, Month } from '#domain/club-payment.ts';
import { countText, formatInteger } from '#texts/formats.ts';
import { paymentExportErrors } from '#texts/errors/admin-payments.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { monthText } from './payment-texts.ts';
import { useCsvExport } from '../use-csv-export.ts';
import { payerNames } from './payer-names.ts';
import { paymentsCsvHead, paymentsCsvRows } from './payments-csv.ts';

/** Months that a file may begin with: what invoices have to be kept for, five years. */
const monthsOffered = 61;

interface ExportDialogProps {
  /** The one that is shown; null for all. */
  month: Month | null;
  onClose: () => void;
}

/** Saves the payments of some months as a table for Excel; shows how far it is, and can be stopped. */
export function ExportDialog({ month, onClose }: ExportDialogProps) {
  const [now] = useState(() => new Date());
  const [first, setFirst] = useState(month ?? monthOf(now));
  const [last, setLast] = useState(month ?? monthOf(now));
  const { state, start, stop } = useCsvExport<ClubPayment>();
  const isRunning = state.status === 'running';
  const months = monthsUntil(now, monthsOffered).reverse();
  const offered = [...new Set([first, ...months])].sort().reverse();
  const options = offered.map((value) => ({ value, label: monthText(value) }));
  const begin = () => {
    const nameThem = payerNames();
    start({
      name: `pagamentos-${first === last ? first : `${first}-a-${last}`}`,
      head: paymentsCsvHead,
      chunks: (signal) => exportedPayments({ first, last }, { signal }),
      linesOf: async (chunk) => paymentsCsvRows(chunk, await nameThem(chunk)),
    });
  };
  return (
    <Dialog title="Exportar pagamentos" isBusy={isRunning} onClose={onClose}>
      <div className="mt-2 flex flex-col gap-5">
        <p className="text-ink-muted">
          O arquivo traz os pagamentos do período, até {formatInteger(maxExportedPayments)}, em CSV
          para o Excel. São dados pessoais: guarde-o em lugar seguro e apague-o quando não precisar
          mais.
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
        <div role="status">
          {state.status === 'running' && (
            <p className="tabular">{countText(state.rows, 'pagamento', 'pagamentos')}</p>
          )}
          {state.status === 'done' && (
            <p className="wrap-anywhere">
              Pronto: {countText(state.rows, 'pagamento', 'pagamentos')} no arquivo{' '}
              <strong>{state.filename}</strong>, nos seus downloads.
              {state.rows >= maxExportedPayments &&
                ' O limite foi alcançado: exporte um período menor.'}
            </p>
          )}
        </div>
        {state.status === 'failed' && (
          <FailureLine sentences={paymentExportErrors} error={state.error} onRetry={begin} />
        )}
        <div className="flex flex-col gap-3">
          {(state.status === 'ready' || state.status === 'done') && (
            <Button block onClick={begin}>
              Exportar
            </Button>
          )}
          <Button variant="secondary" block onClick={isRunning ? stop : onClose}>
            {isRunning ? 'Cancelar exportação' : 'Fechar'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
