import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userPlacesQuery, userListsMutation } from '#features/users/data/admin-user-queries.ts';
import type { UserPlace } from '#features/users/data/admin-user-queries.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
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
import { UserLine, isFinalRefusal } from './dialog-parts.tsx';
import type { UserDialogProps } from './dialog-parts.tsx';

/** Dialog that edits the places of a manager and the permissions of any user. */
export function EditDialog({ adminId, task, onClose }: UserDialogProps<'edit'>) {
  const { user } = task;
  // Only managers have places. A list that remains from an earlier role as manager is ignored.
  const ids = user.role === 'manager' ? user.managedPlaces : [];
  const places = useQuery({ ...userPlacesQuery(adminId, ids), staleTime: 0 });
  return (
    <Dialog title={texts.editUserTitle} onClose={onClose}>
      <UserLine user={user} />
      <QueryView
        query={places}
        sentences={texts.userPlacesErrors}
        failure="line"
        isQuiet
        loading={texts.loadingPlaces}
        skeleton={<Skeleton className="mt-4 h-40" />}
      >
        {(userPlaces) => (
          <EditForm adminId={adminId} user={user} userPlaces={userPlaces} onClose={onClose} />
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
  user: User;
  userPlaces: readonly UserPlace[];
  onClose: () => void;
}

function EditForm({ adminId, user, userPlaces, onClose }: EditFormProps) {
  const toast = useToast();
  const saveMutation = useMutation(userListsMutation(useQueryClient(), adminId, user));
  const isManager = user.role === 'manager';
  const form = useForm<EditValues>({
    start: { places: userPlaces, permissions: user.permissions },
    sentences: texts.userListsErrors,
    isFinal: isFinalRefusal,
    onSubmit: async ({ places, permissions }) => {
      await saveMutation.mutateAsync({
        managedPlaces: isManager ? places.map(({ id }) => id) : user.managedPlaces,
        permissions: [...permissions],
      });
      toast(texts.changesSaved(user.displayName));
      onClose();
    },
  });
  const { places, permissions } = form.values;
  return (
    <Form form={form} className="mt-2 flex flex-col gap-5">
      {isManager && <PlacePicker places={places} onChange={form.field('places').onChange} />}
      <PermissionsField permissions={permissions} onChange={form.field('permissions').onChange} />
      <FormActions form={form} busyLabel={texts.saving} canRetry isStacked onCancel={onClose}>
        {texts.save}
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
          ? texts.tooManyPermissions(maxPermissions)
          : texts.permissionMissing,
      );
    }
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.permissionsLabel}</legend>
      <p className="mb-3 text-sm text-ink-muted">{texts.permissionsHint}</p>
      <RemovableChips
        label={texts.permissionsLabel}
        items={permissions.map((permission) => ({ id: permission, text: permission }))}
        onRemove={(removed) => {
          onChange(permissions.filter((permission) => permission !== removed));
        }}
      />
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={texts.newPermissionLabel}
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
          {texts.addPermission}
        </Button>
      </div>
    </fieldset>
  );
}
