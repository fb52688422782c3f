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
import { UserLine, Warning } from './dialog-parts.tsx';
import type { UserDialogProps } from './user-dialog-props.ts';
import { isFinalRefusal } from './final-refusal.ts';

interface RoleValues {
  role: UserRole;
  places: readonly PickedPlace[];
}

/** Asks for confirmation before a role changes. For a new manager it also selects the places. */
export function RoleDialog({ adminId, task, onClose }: UserDialogProps<'role'>) {
  const { person } = task;
  const toast = useToast();
  const saveMutation = useMutation(roleMutation(useQueryClient(), adminId, person));
  const form = useForm<RoleValues>({
    start: { role: task.role, places: [] },
    sentences: texts.roleAndStatusErrors,
    isFinal: isFinalRefusal,
    isWaiting: (values) => roleProblem(person, values.role) !== '',
    onSubmit: async ({ role, places }) => {
      await saveMutation.mutateAsync({ role, places: places.map(({ id }) => id) });
      toast(texts.roleChanged(person.displayName, roleLabels[role]));
      onClose();
    },
  });
  const { role, places } = form.values;
  const problem = form.isFinal ? '' : roleProblem(person, role);

  return (
    <Dialog title={texts.changeRole} isBusy={form.isBusy} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-5">
        <UserLine person={person} />
        <SelectField
          label={texts.newRoleLabel(roleLabels[person.role])}
          options={optionsOf(userRoles, roleLabels)}
          disabled={form.isBusy}
          {...form.field('role')}
        />
        <RoleConsequences person={person} role={role} />
        {role === 'manager' && role !== person.role && canReceiveRole(person, role) && (
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

function roleProblem(person: User, role: UserRole): string {
  if (role === person.role) return texts.sameRole;
  return canReceiveRole(person, role) ? '' : texts.emailToVerify;
}

/** Explains why the role is refused and how the user can verify the e-mail. The rules refuse the role too. */
function UnverifiedEmailWarning({ person, role }: { person: User; role: UserRole }) {
  return <Warning>{texts.unverifiedEmailRefusal(person.displayName, roleLabels[role])}</Warning>;
}

function RoleConsequences({ person, role }: { person: User; role: UserRole }) {
  if (role === person.role) return null;
  if (!canReceiveRole(person, role)) return <UnverifiedEmailWarning person={person} role={role} />;
  const managedPlaceCount = person.managedPlaces.length;
  return (
    <>
      {person.status !== 'active' && (
        <Warning>
          {person.status === 'inactive' ? texts.roleActivatesInactive : texts.roleActivatesPending}
        </Warning>
      )}
      {role === 'super_admin' && <Warning>{texts.superAdminPowers}</Warning>}
      {person.role === 'super_admin' && <p>{texts.administrationLost}</p>}
      {person.role === 'manager' && managedPlaceCount > 0 && (
        <p>{texts.placesLost(managedPlaceCount)}</p>
      )}
    </>
  );
}
