import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#domain/brand.ts';
import { loginErrors } from '#texts/errors/sign-in.ts';
import { useSessionActions } from '#session/use-session.ts';
import { readLoginState } from '#components/favorite-button/login-state.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthFrame, inlineLinkLook } from './auth-frame.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { emailProblem, fieldText, focusFirstProblem } from './form-values.ts';
import { GoogleWay } from './google-way.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { PasswordResetDialog } from './password-reset-dialog.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useAttempt } from './use-attempt.ts';

const noProblems = { email: '', password: '' };

export default function LoginScreen() {
  const { signIn } = useSessionActions();
  const state: unknown = useLocation().state;
  const [problems, setProblems] = useState(noProblems);
  const { attempt, busy, failure, forgetFailure } = useAttempt(loginErrors);
  const [isResetting, setResetting] = useState(false);
  const [email, setEmail] = useState('');
  useAfterSignIn({ isHeld: busy !== null });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const password = fieldText(form, 'password');
    const found = {
      email: emailProblem(form, 'email'),
      password: password === '' ? 'Informe sua senha.' : '',
    };
    setProblems(found);
    forgetFailure();
    if (focusFirstProblem(form, found)) return;
    void attempt('password', () => signIn(email, password));
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
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        <Button type="submit" block aria-disabled={busy !== null}>
          {busy === 'password' ? 'Entrando...' : 'Entrar'}
        </Button>
      </form>
      <div className="mt-5 flex flex-col gap-5">
        <GoogleWay
          purpose="login"
          label={busy === 'google' ? 'Entrando...' : 'Entrar com Google'}
          isBusy={busy !== null}
          attempt={attempt}
        />
        <LegalLinks lead="Ao entrar, você aceita" />
      </div>
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
