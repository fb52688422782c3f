import { reauthenticateWithPassword } from '#features/account/data/auth/credential-store.ts';
import { reauthenticateWithGoogle } from '#features/account/data/auth/google-store.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { GoogleButton } from './google-sign-in/google-button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSubmission } from '#ui/form/use-submission.ts';
import type { Submission } from '#ui/form/use-submission.ts';

interface ReauthenticationDialogProps {
  /** Called after the user was successfully reauthenticated. */
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks the user to sign in again before an irreversible action. */
export function ReauthenticationDialog({ onConfirmed, onClose }: ReauthenticationDialogProps) {
  const { account } = useSession();
  const submission = useSubmission({ sentences: texts.reauthenticationErrors });
  const runReauthentication = (reauthenticate: () => Promise<void>) =>
    submission.run(async () => {
      await reauthenticate();
      onConfirmed();
    });

  return (
    <Dialog title={texts.confirmIdentity} onClose={onClose} isBusy={submission.isBusy}>
      <div className="mt-1 flex flex-col gap-5">
        <p className="text-ink-muted">
          {texts.identityReason}
          {account && (
            <>
              {' '}
              <RichText
                text={texts.signedInAs}
                parts={{
                  address: () => (
                    <strong className="wrap-anywhere text-ink">{account.email}</strong>
                  ),
                }}
              />
            </>
          )}
        </p>
        {account?.providers.includes('password') ? (
          <PasswordForm
            email={account.email}
            submission={submission}
            onSubmit={(password) => runReauthentication(() => reauthenticateWithPassword(password))}
          />
        ) : (
          <FormAlert text={submission.failure} />
        )}
        {account?.providers.includes('google') && (
          <GoogleButton
            label={texts.confirmWithGoogle}
            isBusy={submission.isBusy}
            onChosen={(identity) =>
              void runReauthentication(() => reauthenticateWithGoogle(identity))
            }
          />
        )}
      </div>
    </Dialog>
  );
}

interface PasswordFormProps {
  email: string;
  submission: Submission;
  onSubmit: (password: string) => Promise<void>;
}

function PasswordForm({ email, submission, onSubmit }: PasswordFormProps) {
  const form = useForm({
    start: { 'current-password': '' },
    isBusy: submission.isBusy,
    problemsOf: (values) => ({
      'current-password': values['current-password'] === '' ? texts.passwordMissing : '',
    }),
    onSubmit: (values) => onSubmit(values['current-password']),
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      {/* Identifies the account for password managers. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={texts.currentPasswordLabel}
        what={texts.currentPasswordName}
        autoComplete="current-password"
        required
        maxLength={4096}
        {...form.field('current-password')}
      />
      <FormAlert text={submission.failure} />
      <SubmitButton form={form} busyLabel={texts.confirmingPassword} block>
        {texts.confirmPassword}
      </SubmitButton>
    </Form>
  );
}
