import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Account } from '#data/auth/account.ts';
import { changePassword } from '#data/auth/credential-store.ts';
import { minPasswordLength } from '#domain/user.ts';
import { passwordChangeErrors } from '#texts/errors/profile.ts';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { ReauthenticationDialog } from '#components/reauthentication/reauthentication-dialog.tsx';
import { SavingOutcome } from '#components/saving/saving-outcome.tsx';
import { useLeaveWarning } from '#components/saving/use-leave-warning.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from './settings-section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  return (
    <SettingsSection title="Senha">
      {account.providers.includes('password') ? (
        <PasswordForm email={account.email} />
      ) : (
        <p>Você entra com o Google: não há uma senha do guia para trocar.</p>
      )}
    </SettingsSection>
  );
}

const nothing = { password: '', confirmation: '' };

function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState(nothing);
  const [isConfirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: changePassword,
    // What was typed is not remembered after it is done.
    gcTime: 0,
    onSuccess: () => {
      setTyped(nothing);
    },
  });
  useLeaveWarning(typed.password !== '');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = problemsOf(typed);
    setProblems(found);
    const wrong = found.password
      ? 'new-password'
      : found.confirmation
        ? 'new-password-again'
        : null;
    if (wrong === null) setConfirming(true);
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  const type = (change: Partial<typeof nothing>) => {
    setTyped({ ...typed, ...change });
    setProblems(nothing);
    saving.reset();
  };

  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Nova senha"
          what="nova senha"
          name="new-password"
          autoComplete="new-password"
          required
          maxLength={4096}
          value={typed.password}
          readOnly={saving.isPending}
          onChange={(event) => {
            type({ password: event.target.value });
          }}
          hint={`Pelo menos ${minPasswordLength} caracteres.`}
          error={problems.password}
        />
        <PasswordField
          label="Confirmar nova senha"
          what="confirmação da nova senha"
          name="new-password-again"
          autoComplete="new-password"
          required
          maxLength={4096}
          value={typed.confirmation}
          readOnly={saving.isPending}
          onChange={(event) => {
            type({ confirmation: event.target.value });
          }}
          error={problems.confirmation}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" aria-disabled={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Alterar senha'}
          </Button>
          <SavingOutcome
            sentences={passwordChangeErrors}
            isSaved={saving.isSuccess}
            error={saving.error}
            onRetry={() => {
              setConfirming(true);
            }}
          />
        </div>
        {saving.isSuccess && (
          <p className="text-sm text-ink-muted">
            Nos outros aparelhos será preciso entrar de novo.
          </p>
        )}
      </form>
      {isConfirming && (
        <ReauthenticationDialog
          onClose={() => {
            setConfirming(false);
          }}
          onConfirmed={() => {
            setConfirming(false);
            saving.mutate(typed.password);
          }}
        />
      )}
    </>
  );
}

/** SPEC section 5. */
function problemsOf({ password, confirmation }: typeof nothing): typeof nothing {
  return {
    password:
      password.length < minPasswordLength
        ? `A senha deve ter pelo menos ${minPasswordLength} caracteres.`
        : '',
    confirmation: confirmation === password ? '' : 'As senhas não coincidem.',
  };
}
