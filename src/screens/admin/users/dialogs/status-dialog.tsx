import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signOutMutation, statusMutation } from '#data/users/admin-user-queries.ts';
import type { UserStatus } from '#domain/user.ts';
import { signOutErrors, standingErrors } from '#texts/errors/admin-users.ts';
import { statusLabels } from '#texts/user-status.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { ChangeForm } from '../change-form.tsx';
import { PersonLine } from './dialog-parts.tsx';
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
  const isBusy = saving.isPending || signingOut.isPending;
  const close = () => {
    if (!isBusy) onClose();
  };
  const finish = () => {
    toast(`Situação de ${person.displayName}: ${statusLabels[status]}`);
    onClose();
  };
  const signOut = () => {
    signingOut.mutate(undefined, { onSuccess: finish });
  };

  return (
    <Dialog title={titles[status]} open onClose={close} closeLabel="Fechar">
      <ChangeForm
        saving={saving.isSuccess ? signingOut : saving}
        sentences={saving.isSuccess ? signOutErrors : standingErrors}
        submitLabel={submitLabels[status]}
        busyLabel={saving.isSuccess ? 'Encerrando as sessões...' : 'Salvando...'}
        isDanger={status === 'inactive'}
        onClose={close}
        onSubmit={() => {
          if (saving.isSuccess) signOut();
          else saving.mutate(status, { onSuccess: status === 'inactive' ? signOut : finish });
        }}
      >
        <PersonLine person={person} />
        <p className="text-ink-muted">{consequences[status]}</p>
      </ChangeForm>
    </Dialog>
  );
}
