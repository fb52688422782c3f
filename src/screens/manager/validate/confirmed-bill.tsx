import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { voidRedemption } from '#data/redemptions/redemption-store.ts';
import type { ReceiptAnswer, VerifiedRedemptionAnswer } from '#domain/api-contract.ts';
import { voidErrors } from '#texts/errors/redemptions.ts';
import { formatDateTime } from '#texts/formats.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { ReceiptFigures } from '#components/redemption/receipt-figures.tsx';
import { refusalText } from '#components/redemption/refusal-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

interface ConfirmedBillProps {
  redemption: VerifiedRedemptionAnswer;
  receipt: ReceiptAnswer;
  onNext: () => void;
}

/** What was taken off; it can be undone for a day. */
export function ConfirmedBill({ redemption, receipt, onNext }: ConfirmedBillProps) {
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: (reason: string) => voidRedemption(receipt.id, reason),
    onSuccess: () => {
      setAsking(false);
    },
  });
  return (
    <section className="mt-4 appear rounded-card bg-open-soft p-5">
      <div role="status" className="flex items-center gap-3 text-open">
        <CircleCheck aria-hidden size={28} className="shrink-0" />
        <h2 className="text-xl font-extrabold">
          {undoing.isSuccess ? 'Desconto desfeito' : 'Desconto confirmado'}
        </h2>
      </div>
      <p className="mt-2 mb-4 wrap-anywhere">
        <bdi>{redemption.memberName}</bdi> · {receipt.title} ·{' '}
        {formatDateTime(new Date(receipt.confirmedAt))}
      </p>
      <ReceiptFigures {...receipt} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onNext}>Próximo sócio</Button>
        {!undoing.isSuccess && (
          <Button
            variant="danger"
            onClick={() => {
              setAsking(true);
            }}
          >
            Desfazer
          </Button>
        )}
      </div>
      <Dialog
        title="Desfazer desconto"
        closeLabel="Fechar"
        open={isAsking}
        onClose={() => {
          setAsking(false);
        }}
      >
        <VoidForm
          isBusy={undoing.isPending}
          failure={undoing.error ? refusalText(voidErrors, undoing.error) : ''}
          onReason={undoing.mutate}
        />
      </Dialog>
    </section>
  );
}

interface VoidFormProps {
  isBusy: boolean;
  failure: string;
  onReason: (reason: string) => void;
}

function VoidForm({ isBusy, failure, onReason }: VoidFormProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const isShort = reason.trim().length < 3;
        setFault(isShort ? 'Diga o motivo em poucas palavras.' : '');
        if (!isShort && !isBusy) onReason(reason.trim());
      }}
    >
      <p>O sócio volta a ter este uso, e o desconto sai das contas do lugar.</p>
      <TextField
        label="Motivo"
        maxLength={300}
        value={reason}
        error={fault}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
      <FormAlert text={failure} />
      <Button type="submit" variant="danger" aria-disabled={isBusy}>
        {isBusy ? 'Desfazendo...' : 'Desfazer desconto'}
      </Button>
    </form>
  );
}
