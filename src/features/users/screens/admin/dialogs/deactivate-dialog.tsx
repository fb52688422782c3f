import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { paidMembershipQuery } from '#features/club/data/paid-membership-queries.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { deactivationMutation } from '#features/users/data/deactivation-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { userStatusLabels } from '#features/users/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import {
  UserLine,
  Warning,
  isFinalRefusal,
  PaidMembershipView,
  paidMembershipSkeleton,
} from './dialog-parts.tsx';
import type { UserDialogProps } from './dialog-parts.tsx';
import { EndingChoice, canOnlyEndNow, paidMembershipText } from './ending-choice.tsx';

/**
 * Asks for confirmation before a user is deactivated. The membership is read when the dialog opens. If it is paid, the
 * admin has to choose when it ends. If the user subscribes while the dialog is open, the dialog asks again.
 */
export function DeactivateDialog(props: UserDialogProps<'status'>) {
  const { task, onClose } = props;
  const [membershipReadCount, setMembershipReadCount] = useState(1);
  return (
    <Dialog title={texts.confirmDeactivation} onClose={onClose}>
      <div className="mt-2">
        <UserLine user={task.user} />
      </div>
      <p className="my-4 text-ink-muted">{texts.deactivationConsequences}</p>
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
  /** True if the question is asked again, because an earlier attempt expected no paid membership. */
  isRepeated: boolean;
  /** Called if the server reports a paid membership. */
  onMembershipFound: () => void;
}

function DeactivationQuestion(props: DeactivationQuestionProps) {
  const { adminId, task } = props;
  const [paidMembership, setPaidMembership] = useState<PaidMembership | null | undefined>(
    undefined,
  );
  // The deactivation itself changes the result of this query, so the dialog keeps the first result.
  const membershipQuery = useQuery({
    ...paidMembershipQuery(adminId, task.user.uid),
    enabled: paidMembership === undefined,
  });
  if (
    paidMembership === undefined &&
    membershipQuery.isFetchedAfterMount &&
    membershipQuery.data !== undefined
  ) {
    setPaidMembership(membershipQuery.data);
  }
  if (paidMembership === undefined) {
    return (
      <PaidMembershipView query={membershipQuery}>
        {() => paidMembershipSkeleton}
      </PaidMembershipView>
    );
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
  const { user } = task;
  const toast = useToast();
  const deactivateMutation = useMutation(deactivationMutation(useQueryClient(), adminId, user));
  const [isEndingPending, setEndingPending] = useState(false);
  if (isEndingPending) {
    return <UnconfirmedEndingMessage text={texts.noPaymentUnconfirmed} onDone={onClose} />;
  }
  return (
    <ConfirmDialogContent
      confirmLabel={texts.deactivateAccount}
      busyLabel={texts.deactivating}
      isStacked
      sentences={texts.deactivationErrors}
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
        toast(texts.statusChanged(user.displayName, userStatusLabels.inactive));
        onClose();
      }}
    >
      {null}
    </ConfirmDialogContent>
  );
}

function DeactivatePaidMember({
  adminId,
  task,
  onClose,
  isRepeated,
  paid,
}: DeactivationQuestionProps & { paid: PaidMembership }) {
  const { user } = task;
  const toast = useToast();
  const deactivateMutation = useMutation(deactivationMutation(useQueryClient(), adminId, user));
  const [isEndingPending, setEndingPending] = useState(false);
  const form = useForm<{ ending: MembershipEnding | null }>({
    start: { ending: canOnlyEndNow(paid) ? 'now' : null },
    sentences: texts.deactivationErrors,
    isFinal: isFinalRefusal,
    problemsOf: ({ ending }) => ({
      ending: ending ? '' : texts.endingMissing,
    }),
    onSubmit: async ({ ending }) => {
      if (!ending) return;
      if (!(await deactivateMutation.mutateAsync(ending))) {
        setEndingPending(true);
        return;
      }
      toast(texts.memberDeactivated(user.displayName, userStatusLabels.inactive, ending));
      onClose();
    },
  });
  if (isEndingPending)
    return <UnconfirmedEndingMessage text={texts.cancellationUnconfirmed} onDone={onClose} />;
  return (
    <Form form={form} className="mt-4 flex flex-col gap-5">
      {isRepeated && (
        <p ref={focusElement} tabIndex={-1} role="status">
          {texts.membershipStarted}
        </p>
      )}
      <Warning>{paidMembershipText(paid)}</Warning>
      <EndingChoice paid={paid} {...form.field('ending')} />
      <FormActions
        form={form}
        busyLabel={texts.deactivating}
        canRetry
        variant="danger"
        isStacked
        onCancel={onClose}
      >
        {texts.deactivateAccount}
      </FormActions>
    </Form>
  );
}

/** Ref callback: focuses a new element, because the previously focused element no longer exists. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** Shown if the account is deactivated, but the payment provider has not confirmed the end of the membership. */
function UnconfirmedEndingMessage({ text, onDone }: { text: string; onDone: () => void }) {
  return (
    <div className="mt-4 flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3">
        <CircleAlert aria-hidden size={24} className="mt-0.5 shrink-0 text-warning" />
        <span>{text}</span>
      </p>
      <Button block onClick={onDone} ref={focusElement}>
        {texts.unconfirmedDone}
      </Button>
    </div>
  );
}
