import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userPlacesQuery, userListsMutation } from '#features/users/data/admin-user-queries.ts';
import type { UserPlace } from '#features/users/data/admin-user-places.ts';
import type { User } from '#features/account/model/user.ts';
import { userPlacesErrors, userListsErrors } from '#features/users/dialog-panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { errorCode } from '#shared/app-error.ts';
import {
  maxPermissionLength,
  maxPermissions,
  withPermission,
} from '#features/users/model/user-permissions.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RemovableChips } from '#ui/removable-chips.tsx';
import { PlacePicker } from '../places/place-picker.tsx';
import { UserLine } from './dialog-parts.tsx';
import type { UserDialogProps } from './user-dialog-props.ts';
import { isFinalRefusal } from './final-refusal.ts';

/** Dialog that edits the places of a manager and the permissions of any user. */
export function EditDialog({ adminId, task, onClose }: UserDialogProps<'edit'>) {
  const { person } = task;
  // Only managers have places. A remaining list of another role is ignored.
  const ids = person.role === 'manager' ? person.managedPlaces : [];
  const places = useQuery({ ...userPlacesQuery(adminId, ids), staleTime: 0 });
  return (
    <Dialog title="Editar pessoa" onClose={onClose}>
      <UserLine person={person} />
      <QueryView
        query={places}
        sentences={userPlacesErrors}
        failure="line"
        isQuiet
        loading="Carregando os lugares..."
        skeleton={<Skeleton className="mt-4 h-40" />}
      >
        {(userPlaces) => (
          <EditForm adminId={adminId} person={person} userPlaces={userPlaces} onClose={onClose} />
        )}
      </QueryView>
    </Dialog>
  );
}

interface EditValues {
  places: readonly UserPlace[];
  permissions: readonly string[];
}

interface EditFormProps {
  adminId: string;
  person: User;
  userPlaces: readonly UserPlace[];
  onClose: () => void;
}

function EditForm({ adminId, person, userPlaces, onClose }: EditFormProps) {
  const toast = useToast();
  const saveMutation = useMutation(userListsMutation(useQueryClient(), adminId, person));
  const isManager = person.role === 'manager';
  const form = useForm<EditValues>({
    start: { places: userPlaces, permissions: person.permissions },
    sentences: userListsErrors,
    isFinal: isFinalRefusal,
    onSubmit: async ({ places, permissions }) => {
      await saveMutation.mutateAsync({
        managedPlaces: isManager ? places.map(({ id }) => id) : person.managedPlaces,
        permissions: [...permissions],
      });
      toast(`Alterações de ${person.displayName} salvas`);
      onClose();
    },
  });
  const { places, permissions } = form.values;
  return (
    <Form form={form} className="mt-2 flex flex-col gap-5">
      {isManager && <PlacePicker places={places} onChange={form.field('places').onChange} />}
      <PermissionsField permissions={permissions} onChange={form.field('permissions').onChange} />
      <FormActions form={form} busyLabel="Salvando..." canRetry isStacked onCancel={onClose}>
        Salvar
      </FormActions>
    </Form>
  );
}

interface PermissionsFieldProps {
  permissions: readonly string[];
  onChange: (permissions: readonly string[]) => void;
}

/** Field that adds and removes permissions. */
function PermissionsField({ permissions, onChange }: PermissionsFieldProps) {
  const [typedPermission, setTypedPermission] = useState('');
  const [problem, setProblem] = useState('');
  const addPermission = () => {
    try {
      onChange(withPermission(permissions, typedPermission));
      setTypedPermission('');
    } catch (error) {
      setProblem(
        errorCode(error) === 'too-many-items'
          ? `São no máximo ${maxPermissions} permissões.`
          : 'Escreva o nome da permissão.',
      );
    }
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Permissões</legend>
      <p className="mb-3 text-sm text-ink-muted">
        Anotações para a equipe. Hoje elas não liberam nada além do papel.
      </p>
      <RemovableChips
        label="Permissões"
        items={permissions.map((permission) => ({ id: permission, text: permission }))}
        onRemove={(removed) => {
          onChange(permissions.filter((permission) => permission !== removed));
        }}
      />
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Nova permissão"
          value={typedPermission}
          maxLength={maxPermissionLength}
          autoComplete="off"
          error={problem}
          onChange={(value) => {
            setTypedPermission(value);
            setProblem('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Prevents the submit of the whole form.
            event.preventDefault();
            addPermission();
          }}
        />
        <Button variant="secondary" className="mt-[1.625rem]" onClick={addPermission}>
          Adicionar
        </Button>
      </div>
    </fieldset>
  );
}
