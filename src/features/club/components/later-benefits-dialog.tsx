import * as texts from '#features/club/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface LaterBenefitsDialogProps {
  benefitsStart: Date;
  onPay: () => void;
  onClose: () => void;
}

/** Renders the dialog that says, before the payment, that the benefits begin later because of an earlier withdrawal. */
export function LaterBenefitsDialog({ benefitsStart, onPay, onClose }: LaterBenefitsDialogProps) {
  return (
    <Dialog title={texts.beforePayingTitle} onClose={onClose}>
      <p className="mt-2 text-ink-muted">{texts.laterBenefitsNote(benefitsStart)}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Button block onClick={onPay}>
          {texts.continueToPayment}
        </Button>
        <Button variant="quiet" block onClick={onClose}>
          {texts.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
