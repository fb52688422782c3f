import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { saveDisplayName } from '#data/users/profile-writes.ts';
import { cleanDisplayName, maxNameLength } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { profileSaveErrors } from '#texts/errors/profile.ts';
import { SavingOutcome } from '#components/saving/saving-outcome.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-saving.ts';

export function NameSection({ user }: { user: User }) {
  const { uid, displayName } = user;
  const draft = useDraft({ uid, name: 'displayName' }, displayName);
  const [problem, setProblem] = useState('');
  const saving = useSaving((name: string) => saveDisplayName(uid, name), draft.settle);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const isEmpty = cleanDisplayName(draft.text) === '';
    setProblem(isEmpty ? 'Informe seu nome completo.' : '');
    if (isEmpty) event.currentTarget.querySelector('input')?.focus();
    else saving.mutate(draft.text);
  };

  return (
    <SettingsSection title="Nome" lead="É assim que você aparece nas suas avaliações e reservas.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Nome completo"
          name="name"
          autoComplete="name"
          required
          maxLength={maxNameLength}
          value={draft.text}
          readOnly={saving.isPending}
          onChange={(event) => {
            draft.type(event.target.value);
            setProblem('');
            saving.reset();
          }}
          error={problem}
          hint={draft.isUnsaved ? 'Alterações não salvas.' : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Salvar nome'}
          </Button>
          {draft.isUnsaved && !saving.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                draft.settle(displayName);
                setProblem('');
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
      </form>
    </SettingsSection>
  );
}
