import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { MailCheck } from 'lucide-react';
import { sendPasswordReset } from '#data/auth/auth-store.ts';
import { errorCode } from '#domain/app-error.ts';
import { loginErrors } from '#texts/errors/sign-in.ts';
import { errorSentence } from '#texts/errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { emailProblem, fieldText, focusFirstProblem } from './form-values.ts';

interface PasswordResetDialogProps {
  /** As typed so far. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for a new password. The answer does not tell whether an account exists. */
export function PasswordResetDialog({ email, open, onClose }: PasswordResetDialogProps) {
  return (
    <Dialog title="Criar uma nova senha" open={open} onClose={onClose} closeLabel="Fechar">
      <ResetForm email={email} onDone={onClose} />
    </Dialog>
  );
}

function ResetForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (phase === 'sending') return;
    const found = { 'reset-email': emailProblem(form, 'reset-email') };
    setProblem(found['reset-email']);
    setFailure('');
    if (focusFirstProblem(form, found)) return;
    setPhase('sending');
    try {
      await sendPasswordReset(fieldText(form, 'reset-email'));
      setPhase('sent');
    } catch (error) {
      setPhase('asking');
      setFailure(resetFailureText(error));
    }
  };

  if (phase === 'sent') {
    return (
      <div role="status" className="mt-3 flex flex-col gap-5">
        <p className="flex items-start gap-3">
          <MailCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
          Se houver uma conta com este e-mail, você receberá em alguns minutos um link para criar
          uma nova senha. Confira também a caixa de spam.
        </p>
        {/* What was focused is gone with the form. */}
        <Button onClick={onDone} block ref={(button) => button?.focus()}>
          Entendi
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-5">
      <p className="text-ink-muted">
        Informe o e-mail da sua conta. Enviaremos um link para você escolher outra senha.
      </p>
      <TextField
        label="E-mail da conta"
        name="reset-email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        defaultValue={email}
        error={problem}
      />
      <FormAlert text={failure} />
      <Button type="submit" block aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? 'Enviando...' : 'Enviar link'}
      </Button>
    </form>
  );
}

/** The login's sentences where they fit; its general one speaks of signing in. */
function resetFailureText(error: unknown): string {
  const code = errorCode(error);
  return code === 'invalid-email' || code === 'too-many-requests'
    ? errorSentence(loginErrors, code)
    : 'Não foi possível enviar o link agora. Verifique sua conexão e tente novamente.';
}
