import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { paidMembershipQuery } from '#features/club/data/paid-membership-queries.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { deactivationMutation } from '#features/users/data/deactivation-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { deactivationErrors } from '#features/users/dialog-panel-texts.ts';
import { userStatusLabels } from '#features/users/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { UserLine, Warning } from './dialog-parts.tsx';
import type { UserDialogProps } from './user-dialog-props.ts';
import { EndingChoice, canOnlyEndNow, paidMembershipText } from './ending-choice.tsx';
import { isFinalRefusal } from './final-refusal.ts';
import { PaidMembershipView, paidMembershipSkeleton } from './paid-membership-view.tsx';

/**
 * Asks for confirmation before a user is deactivated. The membership is read when the dialog opens. If it is paid, the
 * admin has to choose when it ends. If the user subscribes while the dialog is open, the dialog asks again.
 */
export function DeactivateDialog(props: UserDialogProps<'status'>) {
  const { task, onClose } = props;
  const [membershipReadCount, setMembershipReadCount] = useState(1);
  return (
    <Dialog title="Desativar conta?" onClose={onClose}>
      <div className="mt-2">
        <UserLine person={task.person} />
      </div>
      <p className="my-4 text-ink-muted">
        A pessoa não entra mais, e as sessões dela terminam em todos os aparelhos. Avaliações,
        favoritos e reservas ficam como estão.
      </p>
      <DeactivationQuestion
        key={membershipReadCount}
        {...props}
        isRepeated={membershipReadCount > 1}
        onMembershipFound={() => {
          setMembershipReadCount(membershipReadCount + 1);
        }}
      />
    </Dialog>
  );
}

interface DeactivationQuestionProps extends UserDialogProps<'status'> {
  /** True if the user had no paid membership at the first attempt. */
  isRepeated: boolean;
  /** Called if the server reports a paid membership. */
  onMembershipFound: () => void;
}

function DeactivationQuestion(props: DeactivationQuestionProps) {
  const { adminId, task } = props;
  const [paidMembership, setPaidMembership] = useState<PaidMembership | null | undefined>(
    undefined,
  );
  // The deactivation itself changes this query, so the first result is kept.
  const paid = useQuery({
    ...paidMembershipQuery(adminId, task.person.uid),
    enabled: paidMembership === undefined,
  });
  if (paidMembership === undefined && paid.isFetchedAfterMount && paid.data !== undefined) {
    setPaidMembership(paid.data);
  }
  if (paidMembership === undefined) {
    return <PaidMembershipView query={paid}>{() => paidMembershipSkeleton}</PaidMembershipView>;
  }
  return paidMembership === null ? (
    <DeactivateUnpaidUser {...props} />
  ) : (
    <DeactivatePaidMember {...props} paid={paidMembership} />
  );
}

/** The user may still have an open checkout; the server makes sure that it cannot be paid. */
function DeactivateUnpaidUser({
  adminId,
  task,
  onClose,
  onMembershipFound,
}: DeactivationQuestionProps) {
  const { person } = task;
  const toast = useToast();
  const deactivateMutation = useMutation(deactivationMutation(useQueryClient(), adminId, person));
  const [isEndingPending, setEndingPending] = useState(false);
  if (isEndingPending) {
    return (
      <UnconfirmedEndingMessage
        unconfirmed="que nada mais pode ser pago por esta pessoa"
        onDone={onClose}
      />
    );
  }
  return (
    <ConfirmDialogContent
      confirmLabel="Desativar conta"
      busyLabel="Desativando..."
      isStacked
      sentences={deactivationErrors}
      isFinal={isFinalRefusal}
      onClose={onClose}
      onConfirm={async () => {
        try {
          if (!(await deactivateMutation.mutateAsync(null))) {
            setEndingPending(true);
            return;
          }
        } catch (error) {
          if (errorCode(error) !== 'conflict') throw error;
          onMembershipFound();
          return;
        }
        toast(`Situação de ${person.displayName}: ${userStatusLabels.inactive}`);
        onClose();
      }}
    >
      {null}
    </ConfirmDialogContent>
  );
}

const endingResultTexts: Record<MembershipEnding, string> = {
  now: 'Assinatura encerrada',
  period_end: 'Assinatura cancelada para o fim do período',
};

function DeactivatePaidMember({
  adminId,
  task,
  onClose,
  isRepeated,
  paid,
}: DeactivationQuestionProps & { paid: PaidMembership }) {
  const { person } = task;
  const toast = useToast();
  const deactivateMutation = useMutation(deactivationMutation(useQueryClient(), adminId, person));
  const [isEndingPending, setEndingPending] = useState(false);
  const form = useForm<{ ending: MembershipEnding | null }>({
    start: { ending: canOnlyEndNow(paid) ? 'now' : null },
    sentences: deactivationErrors,
    isFinal: isFinalRefusal,
    problemsOf: ({ ending }) => ({
      ending: ending ? '' : 'Escolha quando a assinatura termina.',
    }),
    onSubmit: async ({ ending }) => {
      if (!ending) return;
      if (!(await deactivateMutation.mutateAsync(ending))) {
        setEndingPending(true);
        return;
      }
      toast(
        `Situação de ${person.displayName}: ${userStatusLabels.inactive}. ${endingResultTexts[ending]}`,
      );
      onClose();
    },
  });
  if (isEndingPending)
    return <UnconfirmedEndingMessage unconfirmed="o cancelamento da assinatura" onDone={onClose} />;
  return (
    <Form form={form} className="mt-4 flex flex-col gap-5">
      {isRepeated && (
        <p ref={focusElement} tabIndex={-1} role="status">
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

/** Ref callback: focuses a new element, because the previously focused element no longer exists. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** Shown if the account is deactivated, but the payment provider has not confirmed the end of the membership. */
function UnconfirmedEndingMessage({
  unconfirmed,
  onDone,
}: {
  unconfirmed: string;
  onDone: () => void;
}) {
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
      <Button block onClick={onDone} ref={focusElement}>
        Entendi
      </Button>
    </div>
  );
}
