import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { paidMembershipQuery } from '#features/club/data/paid-membership-queries.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { deactivationMutation } from '#features/users/data/deactivation-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { deactivationErrors } from '#features/users/dialog-panel-texts.ts';
import { statusLabels } from '#features/users/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { Question } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { UserLine, Warning } from './dialog-parts.tsx';
import type { DialogOf } from './dialog-of.ts';
import { EndingChoice, isUnpaid, paidMembershipText } from './ending-choice.tsx';
import { isFinalRefusal } from './final-refusal.ts';
import { PaidMembershipView, paidMembershipSkeleton } from './paid-membership-view.tsx';

/**
 * Asks for confirmation before a user is deactivated. The membership is read when the dialog opens. If it is paid, the
 * admin has to choose when it ends. If the user subscribes while the dialog is open, the dialog asks again.
 */
export function DeactivateDialog(props: DialogOf<'status'>) {
  const { task, onClose } = props;
  const [readings, setReadings] = useState(1);
  return (
    <Dialog title="Desativar conta?" onClose={onClose}>
      <div className="mt-2">
        <UserLine person={task.person} />
      </div>
      <p className="my-4 text-ink-muted">
        A pessoa não entra mais, e as sessões dela terminam em todos os aparelhos. Avaliações,
        favoritos e reservas ficam como estão.
      </p>
      <Asked
        key={readings}
        {...props}
        isAgain={readings > 1}
        onPays={() => {
          setReadings(readings + 1);
        }}
      />
    </Dialog>
  );
}

interface AskedProps extends DialogOf<'status'> {
  /** True if the user had no paid membership at the first attempt. */
  isAgain: boolean;
  /** Called if the server reports a paid membership. */
  onPays: () => void;
}

function Asked(props: AskedProps) {
  const { adminId, task } = props;
  const [asked, setAsked] = useState<PaidMembership | null | undefined>(undefined);
  // The deactivation itself changes this query, so the first result is kept.
  const paid = useQuery({
    ...paidMembershipQuery(adminId, task.person.uid),
    enabled: asked === undefined,
  });
  if (asked === undefined && paid.isFetchedAfterMount && paid.data !== undefined) {
    setAsked(paid.data);
  }
  if (asked === undefined) {
    return <PaidMembershipView query={paid}>{() => paidMembershipSkeleton}</PaidMembershipView>;
  }
  return asked === null ? (
    <DeactivateMember {...props} />
  ) : (
    <DeactivatePayer {...props} paid={asked} />
  );
}

/** The user may still have an open checkout; the server makes sure that it cannot be paid. */
function DeactivateMember({ adminId, task, onClose, onPays }: AskedProps) {
  const { person } = task;
  const toast = useToast();
  const deactivating = useMutation(deactivationMutation(useQueryClient(), adminId, person));
  const [isLeft, setLeft] = useState(false);
  if (isLeft) {
    return (
      <StillEnding unconfirmed="que nada mais pode ser pago por esta pessoa" onDone={onClose} />
    );
  }
  return (
    <Question
      confirmLabel="Desativar conta"
      busyLabel="Desativando..."
      isStacked
      sentences={deactivationErrors}
      isFinal={isFinalRefusal}
      onClose={onClose}
      onConfirm={async () => {
        try {
          if (!(await deactivating.mutateAsync(null))) {
            setLeft(true);
            return;
          }
        } catch (error) {
          if (errorCode(error) !== 'conflict') throw error;
          onPays();
          return;
        }
        toast(`Situação de ${person.displayName}: ${statusLabels.inactive}`);
        onClose();
      }}
    >
      {null}
    </Question>
  );
}

const done: Record<MembershipEnding, string> = {
  now: 'Assinatura encerrada',
  period_end: 'Assinatura cancelada para o fim do período',
};

function DeactivatePayer({
  adminId,
  task,
  onClose,
  isAgain,
  paid,
}: AskedProps & { paid: PaidMembership }) {
  const { person } = task;
  const toast = useToast();
  const deactivating = useMutation(deactivationMutation(useQueryClient(), adminId, person));
  const [isLeft, setLeft] = useState(false);
  const form = useForm<{ ending: MembershipEnding | null }>({
    start: { ending: isUnpaid(paid) ? 'now' : null },
    sentences: deactivationErrors,
    isFinal: isFinalRefusal,
    problemsOf: ({ ending }) => ({
      ending: ending ? '' : 'Escolha quando a assinatura termina.',
    }),
    onSubmit: async ({ ending }) => {
      if (!ending) return;
      if (!(await deactivating.mutateAsync(ending))) {
        setLeft(true);
        return;
      }
      toast(`Situação de ${person.displayName}: ${statusLabels.inactive}. ${done[ending]}`);
      onClose();
    },
  });
  if (isLeft) return <StillEnding unconfirmed="o cancelamento da assinatura" onDone={onClose} />;
  return (
    <Form form={form} className="mt-4 flex flex-col gap-5">
      {isAgain && (
        <p ref={takeFocus} tabIndex={-1} role="status">
          A conta ainda não foi desativada: esta pessoa começou a assinar o clube agora mesmo.
        </p>
      )}
      <Warning>{paidMembershipText(paid)}</Warning>
      <EndingChoice paid={paid} {...form.field('ending')} />
      <FormActions
        form={form}
        busyLabel="Desativando..."
        canRetry
        variant="danger"
        isStacked
        onCancel={onClose}
      >
        Desativar conta
      </FormActions>
    </Form>
  );
}

/** The previously focused element no longer exists. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Shown if the account is deactivated, but the payment provider has not confirmed the end of the membership. */
function StillEnding({ unconfirmed, onDone }: { unconfirmed: string; onDone: () => void }) {
  return (
    <div className="mt-4 flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3">
        <CircleAlert aria-hidden size={24} className="mt-0.5 shrink-0 text-warning" />
        <span>
          A conta está inativa e as sessões terminaram. O Stripe ainda não confirmou {unconfirmed}:
          o servidor tenta de novo a cada dez minutos, até conseguir. Você não precisa fazer mais
          nada.
        </span>
      </p>
      <Button block onClick={onDone} ref={takeFocus}>
        Entendi
      </Button>
    </div>
  );
}
