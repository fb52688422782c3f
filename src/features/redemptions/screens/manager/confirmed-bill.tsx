import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { voidMutation } from '#features/redemptions/data/settlement-mutations.ts';
import type {
  ReceiptResponse,
  VerifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import { voidReasonLength } from '#features/redemptions/model/redemption-options.ts';
import * as texts from '#features/redemptions/panel-texts.ts';
import { formatDateTime } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ReceiptStatistics } from '#features/redemptions/components/receipt-statistics.tsx';
import { refusalSentences } from '#platform/api/refusal-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ConfirmedBillProps {
  redemption: VerifiedRedemptionResponse;
  receipt: ReceiptResponse;
  onNext: () => void;
}

/** Shows the confirmed discount, which the staff can void for 24 hours. */
export function ConfirmedBill({ redemption, receipt, onNext }: ConfirmedBillProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { user } = useSession();
  const undoMutation = useMutation(voidMutation(useQueryClient(), user?.uid ?? '', receipt.id));
  return (
    <section className="mt-4 appear rounded-card bg-open-soft p-5">
      <div role="status" className="flex items-center gap-3 text-open">
        <CircleCheck aria-hidden size={28} className="shrink-0" />
        <h2 className="text-xl font-extrabold">
          {undoMutation.isSuccess ? texts.discountVoided : texts.discountConfirmed}
        </h2>
      </div>
      <p className="mt-2 mb-4 wrap-anywhere">
        <bdi>{redemption.memberName}</bdi> · {receipt.title} ·{' '}
        {formatDateTime(new Date(receipt.confirmedAt))}
      </p>
      <ReceiptStatistics {...receipt} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button className="grow py-4" onClick={onNext}>
          {texts.validateNext}
        </Button>
        {!undoMutation.isSuccess && (
          <Button
            variant="danger"
            onClick={() => {
              setDialogOpen(true);
            }}
          >
            {texts.undo}
          </Button>
        )}
      </div>
      <Dialog
        title={texts.voidDiscount}
        isBusy={undoMutation.isPending}
        open={isDialogOpen}
        onClose={() => {
          setDialogOpen(false);
        }}
      >
        <VoidForm
          onReason={async (reason) => {
            await undoMutation.mutateAsync(reason);
            setDialogOpen(false);
          }}
        />
      </Dialog>
    </section>
  );
}

function VoidForm({ onReason }: { onReason: (reason: string) => Promise<void> }) {
  const form = useForm({
    start: { reason: '' },
    sentences: refusalSentences(texts.voidErrors),
    problemsOf: ({ reason }) => ({
      reason: reason.trim().length < voidReasonLength.min ? texts.reasonProblem : '',
    }),
    onSubmit: ({ reason }) => onReason(reason.trim()),
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <p>{texts.voidNote}</p>
      <TextField
        label={texts.reasonLabel}
        maxLength={voidReasonLength.max}
        {...form.field('reason')}
      />
      <FormAlert text={form.failure} />
      <SubmitButton form={form} variant="danger" busyLabel={texts.voidingDiscount}>
        {texts.voidDiscount}
      </SubmitButton>
    </Form>
  );
}
