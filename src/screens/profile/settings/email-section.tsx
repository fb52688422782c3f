import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { Account } from '#data/auth/account.ts';
import { requestEmailChange } from '#data/auth/credential-store.ts';
import type { User } from '#domain/user.ts';
import { emailChangeErrors } from '#texts/errors/profile.ts';
import { errorSentence } from '#texts/errors.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { ReauthenticationDialog } from '#components/reauthentication/reauthentication-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pendingText, SectionNote, SettingsSection } from './settings-section.tsx';
import { useDraft } from './use-draft.ts';

export function EmailSection({ user, account }: { user: User; account: Account }) {
  return (
    <SettingsSection
      title="E-mail"
      lead={
        <>
          O e-mail da sua conta é{' '}
          <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>. Ele não
          aparece no guia.
        </>
      }
    >
      {!account.providers.includes('password') ? (
        <p>Você entra com o Google: o e-mail é o da sua conta Google.</p>
      ) : user.status === 'active' ? (
        <EmailForm user={user} />
      ) : (
        <SectionNote>{pendingText}</SectionNote>
      )}
    </SettingsSection>
  );
}

function EmailForm({ user }: { user: User }) {
  const draft = useDraft({ uid: user.uid, name: 'email' }, '');
  const [problem, setProblem] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const sending = useMutation({
    mutationFn: requestEmailChange,
    onSuccess: () => {
      draft.settle('');
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const field = event.currentTarget.elements.namedItem('new-email');
    if (!(field instanceof HTMLInputElement)) return;
    const found = problemOf(field, user.email);
    setProblem(found);
    if (found) field.focus();
    else setConfirming(true);
  };

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Novo e-mail"
          name="new-email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
          value={draft.text}
          readOnly={sending.isPending}
          onChange={(event) => {
            draft.type(event.target.value);
            setProblem('');
            sending.reset();
          }}
          error={problem}
          hint="Enviaremos um link de confirmação para ele."
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" aria-disabled={sending.isPending}>
            {sending.isPending ? 'Enviando...' : 'Alterar e-mail'}
          </Button>
          <div role="status">
            {sending.isSuccess && (
              <p className="flex items-start gap-3 rounded-control bg-open-soft px-4 py-3 text-open">
                <MailCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  Enviamos um link para {sending.variables.trim()}. Sua conta passa a usar esse
                  e-mail quando você abrir o link; depois, entre de novo com ele.
                </span>
              </p>
            )}
          </div>
        </div>
        {sending.isError && (
          <FailureLine
            sentences={emailChangeErrors}
            error={sending.error}
            onRetry={() => {
              setConfirming(true);
            }}
          />
        )}
      </form>
      {isConfirming && (
        <ReauthenticationDialog
          onClose={() => {
            setConfirming(false);
          }}
          onConfirmed={() => {
            setConfirming(false);
            sending.mutate(draft.text);
          }}
        />
      )}
    </>
  );
}

function problemOf(field: HTMLInputElement, current: string): string {
  const email = field.value.trim().toLowerCase();
  if (email === '') return 'Informe o novo e-mail.';
  if (field.validity.typeMismatch) return errorSentence(emailChangeErrors, 'invalid-email');
  return email === current.toLowerCase() ? 'Este já é o e-mail da sua conta.' : '';
}
