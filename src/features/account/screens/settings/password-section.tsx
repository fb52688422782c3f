import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Account } from '#features/account/data/auth/account.ts';
import { changePassword } from '#features/account/data/auth/credential-store.ts';
import { minPasswordLength } from '#features/account/model/user.ts';
import { passwordChangeErrors } from '#features/account/settings-texts.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ReauthenticationDialog } from '#features/account/components/reauthentication-dialog.tsx';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  return (
    <CardSection title="Senha">
      {account.providers.includes('password') ? (
        <PasswordForm email={account.email} />
      ) : (
        <p>Você entra com o Google: não há uma senha do guia para trocar.</p>
      )}
    </CardSection>
  );
}

const emptyValues = { 'new-password': '', 'new-password-again': '' };

function PasswordForm({ email }: { email: string }) {
  const [typedPasswords, setTypedPasswords] = useState(emptyValues);
  const [isConfirming, setConfirming] = useState(false);
  const saveMutation = useMutation({
    mutationFn: changePassword,
    // The typed passwords are not cached after the mutation.
    gcTime: 0,
    onSuccess: () => {
      setTypedPasswords(emptyValues);
    },
  });
  useLeaveWarning(typedPasswords['new-password'] !== '');

  const form = useForm({
    values: typedPasswords,
    onChange: (changes) => {
      setTypedPasswords({ ...typedPasswords, ...changes });
      saveMutation.reset();
    },
    isBusy: saveMutation.isPending,
    problemsOf,
    onSubmit: () => {
      setConfirming(true);
    },
  });

  return (
    <>
      <Form form={form} className="flex flex-col gap-4">
        {/* Identifies the account for password managers. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Nova senha"
          what="nova senha"
          autoComplete="new-password"
          required
          maxLength={4096}
          {...form.field('new-password')}
          hint={`Pelo menos ${minPasswordLength} caracteres.`}
        />
        <PasswordField
          label="Confirmar nova senha"
          what="confirmação da nova senha"
          autoComplete="new-password"
          required
          maxLength={4096}
          {...form.field('new-password-again')}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="secondary" busyLabel="Salvando...">
            Alterar senha
          </SubmitButton>
          <SavingOutcome
            sentences={passwordChangeErrors}
            isSaved={saveMutation.isSuccess}
            error={saveMutation.error}
            onRetry={() => {
              setConfirming(true);
            }}
          />
        </div>
        {saveMutation.isSuccess && (
          <p className="text-sm text-ink-muted">
            Nos outros aparelhos será preciso entrar de novo.
          </p>
        )}
      </Form>
      {isConfirming && (
        <ReauthenticationDialog
          onClose={() => {
            setConfirming(false);
          }}
          onConfirmed={() => {
            setConfirming(false);
            saveMutation.mutate(typedPasswords['new-password']);
          }}
        />
      )}
    </>
  );
}

function problemsOf(typedPasswords: typeof emptyValues): typeof emptyValues {
  return {
    'new-password':
      typedPasswords['new-password'].length < minPasswordLength
        ? `A senha deve ter pelo menos ${minPasswordLength} caracteres.`
        : '',
    'new-password-again':
      typedPasswords['new-password-again'] === typedPasswords['new-password'] ? '' : 'As senhas não coincidem.',
  };
}
