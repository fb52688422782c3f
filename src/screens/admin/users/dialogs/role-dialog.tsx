import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roleMutation } from '#data/users/admin-user-queries.ts';
import { userRoles } from '#domain/user.ts';
import type { User, UserRole } from '#domain/user.ts';
import { countText } from '#texts/formats.ts';
import { roleLabels } from '#texts/role-label.ts';
import { standingErrors } from '#texts/errors/admin-users.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { ChangeForm } from '../change-form.tsx';
import { ChoiceSelect } from '../choice-select.tsx';
import { PlacePicker } from '../places/place-picker.tsx';
import type { PickedPlace } from '../places/place-picker.tsx';
import { PersonLine, Warning } from './dialog-parts.tsx';
import type { DialogOf } from './dialog-of.ts';

/** Asks before somebody gets another role; whoever becomes a manager gets their places here too. */
export function RoleDialog({ adminId, task, onClose }: DialogOf<'role'>) {
  const { person } = task;
  const toast = useToast();
  const saving = useMutation(roleMutation(useQueryClient(), adminId, person));
  const [role, setRole] = useState(task.role);
  const [places, setPlaces] = useState<readonly PickedPlace[]>([]);
  const close = () => {
    if (!saving.isPending) onClose();
  };

  return (
    <Dialog title="Mudar papel" open onClose={close} closeLabel="Fechar">
      <ChangeForm
        saving={saving}
        sentences={standingErrors}
        submitLabel="Mudar papel"
        busyLabel="Mudando papel..."
        obstacle={role === person.role ? 'Este já é o papel da pessoa.' : ''}
        onClose={close}
        onSubmit={() => {
          saving.mutate(
            { role, places: places.map(({ id }) => id) },
            {
              onSuccess: () => {
                toast(`${person.displayName} agora tem o papel ${roleLabels[role]}`);
                onClose();
              },
            },
          );
        }}
      >
        <PersonLine person={person} />
        <ChoiceSelect
          label={`Novo papel (hoje: ${roleLabels[person.role]})`}
          value={role}
          options={userRoles}
          labels={roleLabels}
          disabled={saving.isPending}
          onChange={setRole}
        />
        <Consequences person={person} role={role} />
        {role === 'manager' && role !== person.role && (
          <PlacePicker places={places} onChange={setPlaces} />
        )}
      </ChangeForm>
    </Dialog>
  );
}

function Consequences({ person, role }: { person: User; role: UserRole }) {
  if (role === person.role) return null;
  const kept = person.managedPlaces.length;
  return (
    <>
      {person.status !== 'active' && (
        <Warning>
          {person.status === 'inactive'
            ? 'A conta está inativa. Com o novo papel ela volta a ficar ativa, e a pessoa pode entrar de novo.'
            : 'A conta espera aprovação. Com o novo papel ela fica ativa.'}
        </Warning>
      )}
      {role === 'super_admin' && (
        <Warning>Um super administrador muda tudo no guia, também pessoas e papéis.</Warning>
      )}
      {person.role === 'super_admin' && <p>A pessoa perde o acesso à administração.</p>}
      {person.role === 'manager' && kept > 0 && (
        <p>
          A pessoa deixa de gerenciar {countText(kept, 'local', 'locais')}. Se voltar a ser gerente,
          a lista começa vazia.
        </p>
      )}
    </>
  );
}
