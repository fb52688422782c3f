import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/account/sign-in-texts.ts';
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
import { RichText } from '#ui/rich-text.tsx';
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
    sentences: texts.loginErrors,
    problemsOf: ({ password }, element) => ({
      email: emailProblem(element, 'email'),
      password: password === '' ? texts.passwordMissing : '',
    }),
    onSubmit: ({ email, password }) => signIn(email, password),
  });
  const google = useGoogleAttempt(form.run);
  useRedirectAfterSignIn({ isPaused: form.isBusy });

  return (
    <AuthFrame
      title={texts.loginTitle}
      lead={save ? saveRequestText(save) : isSubscribing ? texts.loginToSubscribe : texts.loginLead}
      footer={
        <p>
          <RichText
            text={texts.noAccountYet}
            parts={{
              register: (label) => (
                <Link to={linkTo('/register')} replace state={state} className={inlineLinkClasses}>
                  {label}
                </Link>
              ),
            }}
          />
        </p>
      }
    >
      <Form form={form} className="flex flex-col gap-5">
        <EmailField label={texts.emailLabel} autoComplete="username" {...form.field('email')} />
        <div>
          <PasswordField
            label={texts.passwordLabel}
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
            {texts.forgotPassword}
          </button>
        </div>
        <FormAlert text={form.failure} />
        <SubmitButton
          form={form}
          busyLabel={google.isUnderWay ? texts.signIn : texts.signingIn}
          block
        >
          {texts.signIn}
        </SubmitButton>
      </Form>
      <div className="mt-5 flex flex-col gap-5">
        <GoogleSignInSection
          purpose="login"
          label={google.isUnderWay ? texts.signingIn : texts.signInWithGoogle}
          isBusy={form.isBusy}
          attempt={google.attempt}
        />
        <LegalLinks text={texts.loginTerms} />
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

/** Returns the reason to sign in for an interrupted action. */
function saveRequestText(save: NonNullable<LoginState['save']>): string {
  if ('reviewId' in save) return texts.loginToMarkHelpful;
  return 'eventId' in save ? texts.loginToSaveEvent : texts.loginToSavePlace;
}
