import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roleMutation } from '#features/users/data/admin-user-queries.ts';
import { canReceiveRole, userRoles } from '#features/account/model/user.ts';
import type { User, UserRole } from '#features/account/model/user.ts';
import { countText } from '#shared/formats/formats.ts';
import { roleLabels } from '#features/account/texts.ts';
import { roleAndStatusErrors } from '#features/users/dialog-panel-texts.ts';
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
    sentences: roleAndStatusErrors,
    isFinal: isFinalRefusal,
    isWaiting: (values) => roleProblem(person, values.role) !== '',
    onSubmit: async ({ role, places }) => {
      await saveMutation.mutateAsync({ role, places: places.map(({ id }) => id) });
      toast(`${person.displayName} agora tem o papel ${roleLabels[role]}`);
      onClose();
    },
  });
  const { role, places } = form.values;
  const problem = form.isFinal ? '' : roleProblem(person, role);

  return (
    <Dialog title="Mudar papel" isBusy={form.isBusy} onClose={onClose}>
      <Form form={form} className="mt-2 flex flex-col gap-5">
        <UserLine person={person} />
        <SelectField
          label={`Novo papel (hoje: ${roleLabels[person.role]})`}
          options={optionsOf(userRoles, roleLabels)}
          disabled={form.isBusy}
          {...form.field('role')}
        />
        <RoleConsequences person={person} role={role} />
        {role === 'manager' && role !== person.role && canReceiveRole(person, role) && (
          <PlacePicker places={places} onChange={form.field('places').onChange} />
        )}
        {problem && <p className="text-sm text-ink-muted">{problem}</p>}
        <FormActions form={form} busyLabel="Mudando papel..." canRetry isStacked onCancel={onClose}>
          Mudar papel
        </FormActions>
      </Form>
    </Dialog>
  );
}

function roleProblem(person: User, role: UserRole): string {
  if (role === person.role) return 'Este já é o papel da pessoa.';
  return canReceiveRole(person, role) ? '' : 'Primeiro a pessoa precisa confirmar o e-mail.';
}

/** Explains why the role is refused and how the user can verify the e-mail; the rules refuse it too. */
function UnverifiedEmailWarning({ person, role }: { person: User; role: UserRole }) {
  return (
    <Warning>
      {person.displayName} ainda não confirmou o e-mail. Qualquer pessoa pode se cadastrar com um
      endereço alheio, por isso só quem abriu o link de confirmação pode ter o papel{' '}
      {roleLabels[role]}. Peça que entre no guia: se o link já foi aberto, isso basta; se não,
      “Reenviar e-mail de confirmação” está em Configurações.
    </Warning>
  );
}

function RoleConsequences({ person, role }: { person: User; role: UserRole }) {
  if (role === person.role) return null;
  if (!canReceiveRole(person, role)) return <UnverifiedEmailWarning person={person} role={role} />;
  const managedPlaceCount = person.managedPlaces.length;
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
        <Warning>
          Um super administrador pode mudar tudo no guia, inclusive pessoas e papéis.
        </Warning>
      )}
      {person.role === 'super_admin' && <p>A pessoa perde o acesso à administração.</p>}
      {person.role === 'manager' && managedPlaceCount > 0 && (
        <p>
          A pessoa deixa de gerenciar {countText(managedPlaceCount, 'lugar', 'lugares')}. Se voltar
          a ser gerente, a lista começa vazia.
        </p>
      )}
    </>
  );
}
