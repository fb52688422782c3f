import { reauthenticateWithPassword } from '#features/account/data/auth/credential-store.ts';
import { reauthenticateWithGoogle } from '#features/account/data/auth/google-store.ts';
import { reauthenticationErrors } from '#features/account/sign-in-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { GoogleButton } from './google-sign-in/google-button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
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
  const submission = useSubmission({ sentences: reauthenticationErrors });
  const runReauthentication = (reauthenticate: () => Promise<void>) =>
    submission.run(async () => {
      await reauthenticate();
      onConfirmed();
    });

  return (
    <Dialog title="Confirme sua identidade" onClose={onClose} isBusy={submission.isBusy}>
      <div className="mt-1 flex flex-col gap-5">
        <p className="text-ink-muted">
          Por segurança, mostre que é você antes de continuar.
          {account && (
            <>
              {' '}
              Você entrou como <strong className="wrap-anywhere text-ink">{account.email}</strong>.
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
            label="Confirmar com Google"
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
      'current-password': values['current-password'] === '' ? 'Informe sua senha.' : '',
    }),
    onSubmit: (values) => onSubmit(values['current-password']),
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      {/* Identifies the account for password managers. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Senha atual"
        what="senha atual"
        autoComplete="current-password"
        required
        maxLength={4096}
        {...form.field('current-password')}
      />
      <FormAlert text={submission.failure} />
      <SubmitButton form={form} busyLabel="Confirmando..." block>
        Confirmar
      </SubmitButton>
    </Form>
  );
}
