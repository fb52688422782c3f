import { formatDate } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LaterBenefitsDialogProps {
  benefitsStart: Date;
  onPay: () => void;
  onClose: () => void;
}

/** Renders the dialog, shown before paying, for a user whose earlier withdrawal is only known to the server. */
export function LaterBenefitsDialog({ benefitsStart, onPay, onClose }: LaterBenefitsDialogProps) {
  return (
    <Dialog title="Antes de pagar" onClose={onClose}>
      <p className="mt-2 text-ink-muted">
        Você desistiu de uma assinatura há menos de um ano. Pode assinar de novo, e usa os
        benefícios a partir do oitavo dia: assinando hoje, em {formatDate(benefitsStart)}.
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <Button block onClick={onPay}>
          Continuar para o pagamento
        </Button>
        <Button variant="quiet" block onClick={onClose}>
          Agora não
        </Button>
      </div>
    </Dialog>
  );
}
