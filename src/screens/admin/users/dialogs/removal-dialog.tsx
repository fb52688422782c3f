import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removalMutation } from '#data/users/admin-user-queries.ts';
import { erasureConfirmation, isErasureConfirmation } from '#domain/account-erasure.ts';
import { userRemovalErrors } from '#texts/errors/admin-users.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { ChangeForm } from '../change-form.tsx';
import { PersonLine } from './dialog-parts.tsx';
import type { DialogOf } from './dialog-of.ts';

/** Says what goes and what stays, and asks for a word that nobody types by accident. */
export function RemovalDialog({ adminId, task, onClose }: DialogOf<'remove'>) {
  const { person } = task;
  const toast = useToast();
  const removing = useMutation(removalMutation(useQueryClient(), adminId, person));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const close = () => {
    if (!removing.isPending) onClose();
  };
  const submit = () => {
    if (!isErasureConfirmation(typed)) {
      setProblem(`Digite ${erasureConfirmation} para confirmar.`);
      return;
    }
    removing.mutate(undefined, {
      onSuccess: (outcome) => {
        toast(outcome === 'gone' ? 'Esta conta já tinha sido excluída' : 'Conta excluída');
        onClose();
      },
    });
  };

  return (
    <Dialog title="Excluir esta conta?" open onClose={close} closeLabel="Fechar">
      <ChangeForm
        saving={removing}
        sentences={userRemovalErrors}
        submitLabel="Excluir definitivamente"
        busyLabel="Excluindo a conta..."
        isDanger
        onClose={close}
        onSubmit={submit}
      >
        <PersonLine person={person} />
        <p className="text-ink-muted">
          O perfil, o acesso, os favoritos, as reservas e a participação no clube são apagados, com
          a assinatura cancelada. As avaliações ficam no guia, assinadas “Usuário removido”. Não há
          como desfazer.
        </p>
        <TextField
          label={`Para confirmar, digite ${erasureConfirmation}`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          value={typed}
          readOnly={removing.isPending}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
          error={problem}
        />
      </ChangeForm>
    </Dialog>
  );
}
