import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#domain/brand.ts';
import { errorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';
import { useSessionActions } from '#session/use-session.ts';
import { readLoginState } from '#components/favorite-button/login-state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthFrame, inlineLinkLook } from './auth-frame.tsx';
import { FormAlert } from './form-alert.tsx';
import { emailProblem, fieldText, focusFirstProblem } from './form-values.ts';
import { LegalLinks } from './legal-links.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordResetDialog } from './password-reset-dialog.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const noProblems = { email: '', password: '' };

export default function LoginScreen() {
  const { signIn } = useSessionActions();
  const state: unknown = useLocation().state;
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const [email, setEmail] = useState('');
  useAfterSignIn();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const password = fieldText(form, 'password');
    const found = {
      email: emailProblem(form, 'email'),
      password: password === '' ? 'Informe sua senha.' : '',
    };
    setProblems(found);
    setFailure('');
    if (focusFirstProblem(form, found)) return;
    setBusy(true);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailure(errorSentence('login', errorCode(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AuthFrame
      title="Entrar"
      lead={
        readLoginState(state).save
          ? 'Entre para salvar este lugar nos seus favoritos.'
          : `Acesse seus lugares salvos no ${brand.name}.`
      }
      footer={
        <p>
          Ainda não tem conta?{' '}
          <Link to="/register" replace state={state} className={inlineLinkLook}>
            Criar conta
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
          }}
          error={problems.email}
        />
        <div>
          <PasswordField
            label="Senha"
            name="password"
            autoComplete="current-password"
            required
            maxLength={4096}
            error={problems.password}
          />
          <button
            type="button"
            onClick={() => {
              setResetting(true);
            }}
            className={`${inlineLinkLook} text-sm`}
          >
            Esqueci minha senha
          </button>
        </div>
        <FormAlert text={failure} />
        <Button type="submit" block aria-disabled={isBusy}>
          {isBusy ? 'Entrando...' : 'Entrar'}
        </Button>
        <LegalLinks lead="Ao entrar, você aceita" />
      </form>
      <PasswordResetDialog
        email={email}
        open={isResetting}
        onClose={() => {
          setResetting(false);
        }}
      />
    </AuthFrame>
  );
}
