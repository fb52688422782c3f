import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { sendVerificationEmail } from '#data/auth/credential-store.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { brand } from '#domain/brand.ts';
import { cleanDisplayName, maxNameLength, minPasswordLength } from '#domain/user.ts';
import { registerErrors } from '#texts/errors/sign-in.ts';
import { useSessionActions } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AuthFrame, inlineLinkLook } from './auth-frame.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { emailProblem, fieldText, focusFirstProblem } from './form-values.ts';
import { GoogleWay } from './google-way.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useAttempt } from './use-attempt.ts';

const noProblems = { name: '', email: '', password: '', confirmation: '' };
const welcomeText = `Conta criada com sucesso! Bem-vindo ao ${brand.name}!`;

export default function RegisterScreen() {
  const { register } = useSessionActions();
  const state: unknown = useLocation().state;
  const [problems, setProblems] = useState(noProblems);
  const { attempt, busy, failure, forgetFailure } = useAttempt(registerErrors);
  const [greeting, setGreeting] = useState('');
  useAfterSignIn({ isHeld: busy !== null, greeting });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const found = problemsOf(form);
    setProblems(found);
    forgetFailure();
    if (focusFirstProblem(form, found)) return;
    void attempt('password', async () => {
      await register({
        displayName: cleanDisplayName(fieldText(form, 'name')),
        email: fieldText(form, 'email'),
        password: fieldText(form, 'password'),
      });
      // Whether it leaves or not: the reminder on every page offers to send it again.
      sendVerificationEmail().catch(() => undefined);
      setGreeting(welcomeText);
    });
  };

  return (
    <AuthFrame
      title="Criar conta"
      lead="Salve seus lugares preferidos e volte a eles em qualquer aparelho."
      footer={
        <p>
          Já tem conta?{' '}
          <Link to="/login" replace state={state} className={inlineLinkLook}>
            Entrar
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Nome completo"
          name="name"
          autoComplete="name"
          required
          maxLength={maxNameLength}
          error={problems.name}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={320}
          error={problems.email}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="new-password"
          required
          maxLength={4096}
          hint={`Pelo menos ${minPasswordLength} caracteres.`}
          error={problems.password}
        />
        <PasswordField
          label="Confirmar senha"
          what="confirmação da senha"
          name="confirmation"
          autoComplete="new-password"
          required
          maxLength={4096}
          error={problems.confirmation}
        />
        <FormAlert text={failure} />
        <Button type="submit" block aria-disabled={busy !== null}>
          {busy === 'password' ? 'Criando conta...' : 'Criar Conta'}
        </Button>
      </form>
      <div className="mt-5 flex flex-col gap-5">
        <GoogleWay
          purpose="register"
          label={busy === 'google' ? 'Criando conta...' : 'Criar conta com Google'}
          isBusy={busy !== null}
          attempt={attempt}
          onEntered={({ isNewPerson }) => {
            if (isNewPerson) setGreeting(welcomeText);
          }}
        />
        <ApprovalNote />
        <LegalLinks lead="Ao criar a conta, você aceita" />
      </div>
    </AuthFrame>
  );
}

/** New accounts wait for a super admin only where the settings say so. */
function ApprovalNote() {
  const { data: settings } = useQuery(publicSettingsQuery());
  if (!settings?.requireApproval) return null;
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-center text-sm font-medium text-warning">
      Seu acesso será revisado pelo administrador
    </p>
  );
}

/** SPEC section 5. */
function problemsOf(form: HTMLFormElement): typeof noProblems {
  const password = fieldText(form, 'password');
  const confirmation = fieldText(form, 'confirmation');
  return {
    name: cleanDisplayName(fieldText(form, 'name')) === '' ? 'Informe seu nome completo.' : '',
    email: emailProblem(form, 'email'),
    password:
      password.length < minPasswordLength
        ? `A senha deve ter pelo menos ${minPasswordLength} caracteres.`
        : '',
    confirmation: confirmation === password ? '' : 'As senhas não coincidem.',
  };
}
