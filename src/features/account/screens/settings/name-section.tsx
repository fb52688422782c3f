import { saveDisplayName } from '#features/account/data/profile-writes.ts';
import { cleanDisplayName, maxNameLength } from '#features/account/model/display-name.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import * as signInTexts from '#features/account/sign-in-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';
import { useFieldDraft } from './use-draft.ts';
import { useProfileSaveMutation } from './use-profile-save-mutation.ts';

export function NameSection({ user }: { user: User }) {
  const { uid, displayName } = user;
  const draft = useFieldDraft({ uid, name: 'displayName' }, displayName);
  const saveMutation = useProfileSaveMutation(
    (name: string) => saveDisplayName(uid, name),
    draft.settle,
  );

  const form = useForm({
    values: { name: draft.text },
    onChange: ({ name = '' }) => {
      draft.type(name);
      saveMutation.reset();
    },
    isBusy: saveMutation.isPending,
    problemsOf: ({ name }) => ({
      name: cleanDisplayName(name) === '' ? signInTexts.fullNameMissing : '',
    }),
    onSubmit: ({ name }) => {
      saveMutation.mutate(name);
    },
  });

  return (
    <CardSection title={texts.nameTitle} lead={texts.nameLead}>
      <Form form={form} className="flex flex-col gap-4">
        <TextField
          label={signInTexts.fullNameLabel}
          autoComplete="name"
          required
          maxLength={maxNameLength}
          {...form.field('name')}
          hint={draft.isUnsaved ? texts.unsavedChanges : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} busyLabel={texts.saving}>
            {texts.saveName}
          </SubmitButton>
          {draft.isUnsaved && !saveMutation.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.settle(displayName);
                form.reset();
                saveMutation.reset();
              }}
            >
              {texts.discardChanges}
            </Button>
          )}
          <SavingOutcome
            sentences={texts.profileSaveErrors}
            isSaved={saveMutation.isSuccess}
            error={saveMutation.error}
            onRetry={() => {
              saveMutation.mutate(draft.text);
            }}
          />
        </div>
      </Form>
    </CardSection>
  );
}
