import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { entrustedPlacesQuery, userListsMutation } from '#data/users/admin-user-queries.ts';
import type { EntrustedPlace } from '#data/users/admin-entrusted-places.ts';
import type { User } from '#domain/user.ts';
import { entrustedPlacesErrors, userListsErrors } from '#texts/errors/admin-users.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { ChangeForm } from '../change-form.tsx';
import { PlacePicker } from '../places/place-picker.tsx';
import { PermissionsField } from './permissions-field.tsx';
import { PersonLine } from './dialog-parts.tsx';
import type { DialogOf } from './dialog-of.ts';

/** The places of a manager, and anybody's permissions. */
export function EditDialog({ adminId, task, onClose }: DialogOf<'edit'>) {
  const { person } = task;
  // Only managers have places; of others whatever list remains is not asked for.
  const ids = person.role === 'manager' ? person.managedPlaces : [];
  const places = useQuery({ ...entrustedPlacesQuery(adminId, ids), staleTime: 0 });
  const [isSaving, setSaving] = useState(false);
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog title="Editar pessoa" open onClose={close} closeLabel="Fechar">
      <PersonLine person={person} />
      {places.data ? (
        <EditForm
          adminId={adminId}
          person={person}
          entrusted={places.data}
          onSaving={setSaving}
          onClose={onClose}
        />
      ) : places.error ? (
        <FailureLine
          sentences={entrustedPlacesErrors}
          error={places.error}
          onRetry={() => void places.refetch()}
        />
      ) : (
        <LoadingRegion label="Carregando os locais...">
          <Skeleton className="mt-4 h-40" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}

interface EditFormProps {
  adminId: string;
  person: User;
  entrusted: readonly EntrustedPlace[];
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function EditForm({ adminId, person, entrusted, onSaving, onClose }: EditFormProps) {
  const toast = useToast();
  const saving = useMutation(userListsMutation(useQueryClient(), adminId, person));
  const [places, setPlaces] = useState(entrusted);
  const [permissions, setPermissions] = useState<readonly string[]>(person.permissions);
  const isManager = person.role === 'manager';
  const close = () => {
    if (!saving.isPending) onClose();
  };
  const save = () => {
    onSaving(true);
    saving.mutate(
      {
        managedPlaces: isManager ? places.map(({ id }) => id) : person.managedPlaces,
        permissions: [...permissions],
      },
      {
        onSuccess: () => {
          toast(`Alterações de ${person.displayName} salvas`);
          onClose();
        },
        onSettled: () => {
          onSaving(false);
        },
      },
    );
  };
  return (
    <ChangeForm
      saving={saving}
      sentences={userListsErrors}
      submitLabel="Salvar"
      busyLabel="Salvando..."
      onClose={close}
      onSubmit={save}
    >
      {isManager && <PlacePicker places={places} onChange={setPlaces} />}
      <PermissionsField permissions={permissions} onChange={setPermissions} />
    </ChangeForm>
  );
}
