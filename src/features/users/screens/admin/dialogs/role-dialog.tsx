import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roleMutation } from '#features/users/data/admin-user-queries.ts';
import { canReceiveRole } from '#features/account/model/user-rights.ts';
import { userRoles } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import type { UserRole } from '#features/account/model/user-options.ts';
import { roleLabels } from '#features/account/texts.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PlacePicker } from '../places/place-picker.tsx';
import type { PickedPlace } from '../places/place-picker.tsx';
import { UserLine, Warning, isFinalRefusal } from './dialog-parts.tsx';
import type { UserDialogProps } from './dialog-parts.tsx';

interface RoleValues {
  role: UserRole;
  places: readonly PickedPlace[];
}

/** Asks for confirmation before a role changes. For a new manager it also selects the places. */
export function RoleDialog({ adminId, task, onClose }: UserDialogProps<'role'>) {
  const { user } = task;
  const toast = useToast();
  const saveMutation = useMutation(roleMutation(useQueryClient(), adminId, user));
  const form = useForm<RoleValues>({
    start: { role: task.role, places: [] },
    sentences: texts.roleAndStatusErrors,
    isFinal: isFinalRefusal,
    isWaiting: (values) => roleProblem(user, values.role) !== '',
    onSubmit: async ({ role, places }) => {
      await saveMutation.mutateAsync({ role, places: places.map(({ id }) => id) });
      toast(texts.roleChanged(user.displayName, roleLabels[role]));
      onClose();
    },
  });
  const { role, places } = form.values;
  const problem = form.isFinal ? '' : roleProblem(user, role);

  return (
    <Dialog title={texts.changeRole} isBusy={form.isBusy} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-5">
        <UserLine user={user} />
        <SelectField
          label={texts.newRoleLabel(roleLabels[user.role])}
          options={optionsOf(userRoles, roleLabels)}
          disabled={form.isBusy}
          {...form.field('role')}
        />
        <RoleConsequences user={user} role={role} />
        {role === 'manager' && role !== user.role && canReceiveRole(user, role) && (
          <PlacePicker places={places} onChange={form.field('places').onChange} />
        )}
        {problem && <p className="text-sm text-ink-muted">{problem}</p>}
        <FormActions
          form={form}
          busyLabel={texts.changingRole}
          canRetry
          isStacked
          onCancel={onClose}
        >
          {texts.changeRole}
        </FormActions>
      </Form>
    </Dialog>
  );
}

function roleProblem(user: User, role: UserRole): string {
  if (role === user.role) return texts.sameRole;
  return canReceiveRole(user, role) ? '' : texts.emailToVerify;
}

/** Explains why the role is refused and how the user can verify the e-mail. The rules refuse the role too. */
function UnverifiedEmailWarning({ user, role }: { user: User; role: UserRole }) {
  return <Warning>{texts.unverifiedEmailRefusal(user.displayName, roleLabels[role])}</Warning>;
}

function RoleConsequences({ user, role }: { user: User; role: UserRole }) {
  if (role === user.role) return null;
  if (!canReceiveRole(user, role)) return <UnverifiedEmailWarning user={user} role={role} />;
  const managedPlaceCount = user.managedPlaces.length;
  return (
    <>
      {user.status !== 'active' && (
        <Warning>
          {user.status === 'inactive' ? texts.roleActivatesInactive : texts.roleActivatesPending}
        </Warning>
      )}
      {role === 'super_admin' && <Warning>{texts.superAdminPowers}</Warning>}
      {user.role === 'super_admin' && <p>{texts.administrationLost}</p>}
      {user.role === 'manager' && managedPlaceCount > 0 && (
        <p>{texts.placesLost(managedPlaceCount)}</p>
      )}
    </>
  );
}
