import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removalMutation } from '#features/users/data/admin-user-queries.ts';
import { userRemovalErrors } from '#features/users/dialog-panel-texts.ts';
import { ErasureDialog } from '#features/account/components/erasure/erasure-dialog.tsx';
import { useErasureForm } from '#features/account/components/erasure/use-erasure-form.ts';
import { useToast } from '#ui/toast.tsx';
import { PersonLine } from './dialog-parts.tsx';
import type { DialogOf } from './dialog-of.ts';
import { isFinalRefusal } from './final-refusal.ts';

export function RemovalDialog({ adminId, task, onClose }: DialogOf<'remove'>) {
  const { person } = task;
  const toast = useToast();
  const removing = useMutation(removalMutation(useQueryClient(), adminId, person));
  const form = useErasureForm({
    sentences: userRemovalErrors,
    isFinal: isFinalRefusal,
    onSubmit: async () => {
      const outcome = await removing.mutateAsync();
      toast(outcome === 'gone' ? 'Esta conta já tinha sido excluída' : 'Conta excluída');
      onClose();
    },
  });

  return (
    <ErasureDialog
      form={form}
      title="Excluir esta conta?"
      busyLabel="Excluindo a conta..."
      onClose={onClose}
    >
      <PersonLine person={person} />
      <p className="text-ink-muted">
        O perfil, o acesso, os favoritos, as reservas e a participação no clube são apagados, com a
        assinatura cancelada. As avaliações ficam no guia, assinadas “Usuário removido”. Não há como
        desfazer.
      </p>
    </ErasureDialog>
  );
}
