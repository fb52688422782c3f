import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Account } from '#features/account/data/auth/account.ts';
import { changePassword } from '#features/account/data/auth/credential-store.ts';
import { minPasswordLength } from '#features/account/model/user-options.ts';
import * as texts from '#features/account/settings-texts.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import * as signInTexts from '#features/account/sign-in-texts.ts';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';

const ReauthenticationDialog = lazyDialog(
  async () =>
    (await import('#features/account/components/reauthentication-dialog.tsx'))
      .ReauthenticationDialog,
);

export function PasswordSection({ account }: { account: Account }) {
  return (
    <CardSection title={texts.passwordTitle}>
      {account.providers.includes('password') ? (
        <PasswordForm email={account.email} />
      ) : (
        <p>{texts.googlePasswordNote}</p>
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
          label={texts.newPasswordLabel}
          what={texts.newPasswordName}
          autoComplete="new-password"
          required
          maxLength={4096}
          {...form.field('new-password')}
          hint={signInTexts.passwordHint(minPasswordLength)}
        />
        <PasswordField
          label={texts.confirmNewPasswordLabel}
          what={texts.newPasswordConfirmationName}
          autoComplete="new-password"
          required
          maxLength={4096}
          {...form.field('new-password-again')}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="secondary" busyLabel={texts.saving}>
            {texts.changePassword}
          </SubmitButton>
          <SavingOutcome
            sentences={texts.passwordChangeErrors}
            isSaved={saveMutation.isSuccess}
            error={saveMutation.error}
            onRetry={() => {
              setConfirming(true);
            }}
          />
        </div>
        {saveMutation.isSuccess && (
          <p className="text-sm text-ink-muted">{texts.otherDevicesNote}</p>
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
        ? signInTexts.passwordTooShort(minPasswordLength)
        : '',
    'new-password-again':
      typedPasswords['new-password-again'] === typedPasswords['new-password']
        ? ''
        : signInTexts.passwordsDiffer,
  };
}
