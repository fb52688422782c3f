import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawMutation } from '#features/club/data/membership-queries.ts';
import { withdrawalDays } from '#features/club/model/membership.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/club/texts.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const dayMs = 86_400_000;

/** Renders the withdrawal with a full refund, possible in the first seven days. */
export function Withdrawal({ user, startedAt }: { user: User; startedAt: Date }) {
  const [isOpen, setOpen] = useState(false);
  const lastDay = new Date(startedAt.getTime() + withdrawalDays * dayMs);
  return (
    <section aria-labelledby="withdrawal" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="withdrawal" className="text-xl font-bold">
        {texts.withdrawalTitle}
      </h2>
      <p className="text-ink-muted">{texts.withdrawalLead(lastDay)}</p>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.withdraw}
      </Button>
      {isOpen && (
        <WithdrawalDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

function WithdrawalDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const withdrawal = useMutation(withdrawMutation(client, user.uid));
  return (
    <ConfirmDialog
      title={texts.confirmWithdrawalTitle}
      confirmLabel={texts.confirmWithdrawal}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.stayInClub}
      cancelVariant="quiet"
      isStacked
      sentences={texts.withdrawalErrors}
      onClose={onClose}
      onConfirm={async () => {
        const refundedCents = await withdrawal.mutateAsync();
        onClose();
        toast(
          refundedCents > 0
            ? texts.withdrawnWithRefund(formatCents(refundedCents))
            : // Nothing was paid, or the payment is disputed at the bank.
              texts.withdrawnWithoutRefund,
        );
      }}
    >
      <p className="text-ink-muted">{texts.withdrawalNote}</p>
      <p className="text-ink-muted">{texts.withdrawalReturnNote}</p>
    </ConfirmDialog>
  );
}
