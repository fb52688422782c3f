import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOutMutation, statusMutation } from '#data/users/admin-user-queries.ts';
import type { UserStatus } from '#domain/user.ts';
import { signOutErrors, standingErrors } from '#texts/errors/admin-users.ts';
import { statusLabels } from '#texts/user-status.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { PersonLine } from './dialog-parts.tsx';
import { isFinalRefusal } from './final-refusal.ts';
import type { DialogOf } from './dialog-of.ts';

const titles: Record<UserStatus, string> = {
  active: 'Ativar conta?',
  inactive: 'Desativar conta?',
  pending: 'Deixar a conta pendente?',
};
const consequences: Record<UserStatus, string> = {
  active: 'A pessoa entra e usa o guia conforme o papel dela.',
  inactive:
    'A pessoa não entra mais, e as sessões dela terminam em todos os aparelhos. Avaliações, favoritos e reservas ficam como estão.',
  pending:
    'A pessoa entra e navega, mas não avalia, não salva e não reserva até alguém aprovar a conta.',
};
const submitLabels: Record<UserStatus, string> = {
  active: 'Ativar conta',
  inactive: 'Desativar conta',
  pending: 'Deixar pendente',
};

/**
 * Asks before somebody gets another status. An inactive person is also signed out by the server: where that
 * fails, the status stays changed, and the sign-out alone is tried again.
 */
export function StatusDialog({ adminId, task, onClose }: DialogOf<'status'>) {
  const { person, status } = task;
  const toast = useToast();
  const saving = useMutation(statusMutation(useQueryClient(), adminId, person));
  const signingOut = useMutation(signOutMutation(person));

  return (
    <ConfirmDialog
      title={titles[status]}
      confirmLabel={submitLabels[status]}
      busyLabel={saving.isSuccess ? 'Encerrando as sessões...' : 'Salvando...'}
      isHarmless={status !== 'inactive'}
      isStacked
      sentences={saving.isSuccess ? signOutErrors : standingErrors}
      isFinal={isFinalRefusal}
      onClose={onClose}
      onConfirm={async () => {
        if (!saving.isSuccess) await saving.mutateAsync(status);
        if (status === 'inactive') await signingOut.mutateAsync();
        toast(`Situação de ${person.displayName}: ${statusLabels[status]}`);
        onClose();
      }}
    >
      <PersonLine person={person} />
      <p className="text-ink-muted">{consequences[status]}</p>
    </ConfirmDialog>
  );
}
