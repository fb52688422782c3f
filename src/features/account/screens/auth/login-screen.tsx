import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import type { LoginState } from '#features/account/components/login-state.ts';
import { EmailField } from '#ui/form/email-field.tsx';
import { AuthFrame, inlineLinkClasses } from './auth-frame.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { emailProblem } from './email-problem.ts';
import { GoogleSignInSection } from './google-sign-in-section.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { PasswordResetDialog } from './password-reset-dialog.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';
import { useGoogleAttempt } from './use-google-attempt.ts';
import { readLoginState } from './read-login-state.ts';

export default function LoginScreen() {
  const { signIn } = useSessionActions();
  const state: unknown = useLocation().state;
  const { save, isSubscribing } = readLoginState(state);
  const [isResetting, setResetting] = useState(false);
  const form = useForm({
    start: { email: '', password: '' },
    sentences: loginErrors,
    problemsOf: ({ password }, element) => ({
      email: emailProblem(element, 'email'),
      password: password === '' ? 'Informe sua senha.' : '',
    }),
    onSubmit: ({ email, password }) => signIn(email, password),
  });
  const google = useGoogleAttempt(form.run);
  useRedirectAfterSignIn({ isPaused: form.isBusy });

  return (
    <AuthFrame
      title="Entrar"
      lead={
        save
          ? `Entre para ${saveRequestText(save)}.`
          : isSubscribing
            ? 'Entre na sua conta e siga para o pagamento.'
            : `Acesse seus lugares salvos no ${brand.name}.`
      }
      footer={
        <p>
          Ainda não tem conta?{' '}
          <Link to={linkTo('/register')} replace state={state} className={inlineLinkClasses}>
            Criar conta
          </Link>
        </p>
      }
    >
      <Form form={form} className="flex flex-col gap-5">
        <EmailField label="E-mail" autoComplete="username" {...form.field('email')} />
        <div>
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            required
            maxLength={4096}
            {...form.field('password')}
          />
          <button
            type="button"
            onClick={() => {
              setResetting(true);
            }}
            className={`${inlineLinkClasses} text-sm`}
          >
            Esqueci minha senha
          </button>
        </div>
        <FormAlert text={form.failure} />
        <SubmitButton form={form} busyLabel={google.isUnderWay ? 'Entrar' : 'Entrando...'} block>
          Entrar
        </SubmitButton>
      </Form>
      <div className="mt-5 flex flex-col gap-5">
        <GoogleSignInSection
          purpose="login"
          label={google.isUnderWay ? 'Entrando...' : 'Entrar com Google'}
          isBusy={form.isBusy}
          attempt={google.attempt}
        />
        <LegalLinks lead="Ao entrar, você aceita" />
      </div>
      <PasswordResetDialog
        email={form.values.email}
        open={isResetting}
        onClose={() => {
          setResetting(false);
        }}
      />
    </AuthFrame>
  );
}

/** Returns the interrupted action as text. */
function saveRequestText(save: NonNullable<LoginState['save']>): string {
  if ('reviewId' in save) return 'marcar esta avaliação como útil';
  return `salvar este ${'eventId' in save ? 'evento' : 'lugar'} nos seus favoritos`;
}
