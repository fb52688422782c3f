import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { withdrawMutation } from '#data/club/membership-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import { withdrawalDays } from '#domain/membership.ts';
import type { User } from '#domain/user.ts';
import { withdrawalErrors } from '#texts/errors/club.ts';
import { errorSentence } from '#texts/errors.ts';
import { formatCents, formatDate } from '#texts/formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';

const dayMs = 86_400_000;

/** The first days, in which everything is given back on demand. */
export function Withdrawal({ user, startedAt }: { user: User; startedAt: Date }) {
  const [isOpen, setOpen] = useState(false);
  const lastDay = new Date(startedAt.getTime() + withdrawalDays * dayMs);
  return (
    <section aria-labelledby="withdrawal" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="withdrawal" className="text-xl font-bold">
        Mudou de ideia?
      </h2>
      <p className="text-ink-muted">
        Até {formatDate(lastDay)} você pode desistir e receber de volta tudo o que pagou, sem
        explicar o motivo.
      </p>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        Desistir e receber reembolso
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
  const withdrawal = useMutation({
    ...withdrawMutation(client, user.uid),
    onSuccess: (refundedCents) => {
      onClose();
      toast(
        refundedCents > 0
          ? `Assinatura desfeita. ${formatCents(refundedCents)} voltam para o seu cartão.`
          : // Nothing was paid, or what was is contested at the bank.
            'Assinatura desfeita. Não há valor a devolver agora.',
      );
    },
  });
  const { isPending, error } = withdrawal;
  return (
    <Dialog
      title="Desistir da assinatura?"
      open
      closeLabel="Fechar"
      onClose={() => {
        if (!isPending) onClose();
      }}
    >
      <p className="mt-2 text-ink-muted">
        O clube termina agora, e o valor pago volta para o mesmo cartão. O banco pode levar alguns
        dias para mostrar o reembolso na fatura.
      </p>
      <div className="mt-5 flex flex-col gap-3">
        <FormAlert text={error ? errorSentence(withdrawalErrors, errorCode(error)) : ''} />
        <Button
          variant="danger"
          block
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) withdrawal.mutate();
          }}
        >
          {isPending
            ? 'Devolvendo o valor...'
            : error
              ? 'Tentar novamente'
              : 'Confirmar desistência'}
        </Button>
        <Button variant="quiet" block disabled={isPending} onClick={onClose}>
          Continuar no clube
        </Button>
      </div>
    </Dialog>
  );
}
