import { saveDisplayName } from '#features/account/data/profile-writes.ts';
import { cleanDisplayName, maxNameLength } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { profileSaveErrors } from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

export function NameSection({ user }: { user: User }) {
  const { uid, displayName } = user;
  const draft = useDraft({ uid, name: 'displayName' }, displayName);
  const saving = useSaving((name: string) => saveDisplayName(uid, name), draft.settle);

  const form = useForm({
    values: { name: draft.text },
    onChange: ({ name = '' }) => {
      draft.type(name);
      saving.reset();
    },
    isBusy: saving.isPending,
    problemsOf: ({ name }) => ({
      name: cleanDisplayName(name) === '' ? 'Informe seu nome completo.' : '',
    }),
    onSubmit: ({ name }) => {
      saving.mutate(name);
    },
  });

  return (
    <CardSection title="Nome" lead="É assim que você aparece nas suas avaliações e reservas.">
      <Form form={form} className="flex flex-col gap-4">
        <TextField
          label="Nome completo"
          autoComplete="name"
          required
          maxLength={maxNameLength}
          {...form.field('name')}
          hint={draft.isUnsaved ? 'Alterações não salvas.' : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busyLabel="Salvando...">
            Salvar nome
          </SubmitButton>
          {draft.isUnsaved && !saving.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.settle(displayName);
                form.reset();
                saving.reset();
              }}
            >
              Descartar
            </Button>
          )}
          <SavingOutcome
            sentences={profileSaveErrors}
            isSaved={saving.isSuccess}
            error={saving.error}
            onRetry={() => {
              saving.mutate(draft.text);
            }}
          />
        </div>
      </Form>
    </CardSection>
  );
}
