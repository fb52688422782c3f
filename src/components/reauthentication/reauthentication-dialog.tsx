import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { reauthenticateWithPassword } from '#data/auth/credential-store.ts';
import { reauthenticateWithGoogle } from '#data/auth/google-store.ts';
import { errorCode } from '#domain/app-error.ts';
import { reauthenticationErrors } from '#texts/errors/sign-in.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSession } from '#session/use-session.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { GoogleButton } from '#components/google-sign-in/google-button.tsx';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ReauthenticationDialogProps {
  /** It is the person who is signed in, shown just now. */
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks somebody signed in to show once more who they are, before something that cannot be taken back. */
export function ReauthenticationDialog({ onConfirmed, onClose }: ReauthenticationDialogProps) {
  const { account } = useSession();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(true);

  const close = () => {
    isOpen.current = false;
    onClose();
  };
  const confirm = async (reauthenticate: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await reauthenticate();
      // Whoever closed the dialog meanwhile has changed their mind.
      if (isOpen.current) onConfirmed();
    } catch (error) {
      setFailure(errorSentence(reauthenticationErrors, errorCode(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title="Confirme sua identidade" open onClose={close} closeLabel="Fechar">
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
            isBusy={isBusy}
            failure={failure}
            onSubmit={(password) => void confirm(() => reauthenticateWithPassword(password))}
          />
        ) : (
          <FormAlert text={failure} />
        )}
        {account?.providers.includes('google') && (
          <GoogleButton
            label="Confirmar com Google"
            isBusy={isBusy}
            onChosen={(identity) => void confirm(() => reauthenticateWithGoogle(identity))}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PasswordFormProps {
  email: string;
  isBusy: boolean;
  failure: string;
  onSubmit: (password: string) => void;
}

function PasswordForm({ email, isBusy, failure, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password !== '') {
      onSubmit(password);
      return;
    }
    setProblem('Informe sua senha.');
    const field = event.currentTarget.elements.namedItem('current-password');
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {/* Tells password managers whose password is asked for. */}
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <PasswordField
        label="Senha atual"
        what="senha atual"
        name="current-password"
        autoComplete="current-password"
        required
        maxLength={4096}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem('');
        }}
        error={problem}
      />
      <FormAlert text={failure} />
      <Button type="submit" block aria-disabled={isBusy}>
        {isBusy ? 'Confirmando...' : 'Confirmar'}
      </Button>
    </form>
  );
}
