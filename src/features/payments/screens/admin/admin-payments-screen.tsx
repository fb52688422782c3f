import { useState } from 'react';
import { Download } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { parseMonth } from '#features/payments/model/club-payment.ts';
import type { Month } from '#features/payments/model/club-payment.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { PaymentList } from './payment-list.tsx';
import { RevenueChart } from './revenue-chart.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

const monthIn = (params: URLSearchParams): Month | null => parseMonth(params.get('mes'));
const paramsOf = (month: Month | null): Record<string, string> =>
  month === null ? {} : { mes: month };

export default function PaymentsScreen() {
  const { user } = useSession();
  return user && <Payments adminId={user.uid} />;
}

function Payments({ adminId }: { adminId: string }) {
  const { state: month, asked, update } = useAddressState(monthIn, paramsOf);
  const [isExporting, setExporting] = useState(false);
  return (
    <div className="page py-6 md:py-10">
      <title>{`Pagamentos · ${brand.name}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">Pagamentos</h1>
        <Button
          variant="secondary"
          onClick={() => {
            setExporting(true);
          }}
        >
          <Download aria-hidden size={20} />
          Exportar CSV
        </Button>
      </div>
      <RevenueChart adminId={adminId} />
      <PaymentList adminId={adminId} month={month} asked={asked} onMonth={update} />
      {isExporting && (
        <ExportDialog
          month={month}
          onClose={() => {
            setExporting(false);
          }}
        />
      )}
    </div>
  );
}
