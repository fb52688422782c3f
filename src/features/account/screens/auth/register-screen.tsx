import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { sendVerificationEmail } from '#features/account/data/auth/credential-store.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { cleanDisplayName, maxNameLength } from '#features/account/model/display-name.ts';
import { minPasswordLength } from '#features/account/model/user-options.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { EmailField } from '#ui/form/email-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthFrame, inlineLinkClasses, LegalLinks } from './auth-frame.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { emailProblem } from './email-problem.ts';
import { GoogleSignInSection, useGoogleAttempt } from './google-sign-in-section.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

const emptyValues = { name: '', email: '', password: '', confirmation: '' };

export default function RegisterScreen() {
  const { register } = useSessionActions();
  const state: unknown = useLocation().state;
  const [greeting, setGreeting] = useState('');
  const form = useForm({
    start: emptyValues,
    sentences: texts.registerErrors,
    problemsOf,
    onSubmit: async ({ name, email, password }) => {
      await register({ displayName: cleanDisplayName(name), email, password });
      // A failure is ignored, because the reminder on every page offers to send the message again.
      sendVerificationEmail().catch(() => undefined);
      setGreeting(texts.accountCreated);
    },
  });
  const google = useGoogleAttempt(form.run);
  useRedirectAfterSignIn({ isPaused: form.isBusy, greeting });

  return (
    <AuthFrame
      title={texts.registerTitle}
      lead={<SignInReason screen="register" otherwise={texts.registerLead} />}
      footer={
        <p>
          <RichText
            text={texts.haveAccount}
            parts={{
              login: (label) => (
                <Link to={linkTo('/login')} replace state={state} className={inlineLinkClasses}>
                  {label}
                </Link>
              ),
            }}
          />
        </p>
      }
    >
      <Form form={form} className="flex flex-col gap-5">
        <TextField
          label={texts.fullNameLabel}
          autoComplete="name"
          required
          maxLength={maxNameLength}
          {...form.field('name')}
        />
        <EmailField label={texts.emailLabel} autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={texts.passwordLabel}
          autoComplete="new-password"
          required
          maxLength={4096}
          hint={texts.passwordHint(minPasswordLength)}
          {...form.field('password')}
        />
        <PasswordField
          label={texts.confirmPasswordLabel}
          what={texts.passwordConfirmationName}
          autoComplete="new-password"
          required
          maxLength={4096}
          {...form.field('confirmation')}
        />
        <FormAlert text={form.failure} />
        <SubmitButton
          form={form}
          busyLabel={google.isUnderWay ? texts.createAccount : texts.creatingAccount}
          block
        >
          {texts.createAccount}
        </SubmitButton>
      </Form>
      <div className="mt-5 flex flex-col gap-5">
        <GoogleSignInSection
          purpose="register"
          label={google.isUnderWay ? texts.creatingAccount : texts.createAccountWithGoogle}
          isBusy={form.isBusy}
          attempt={google.attempt}
          onSignedIn={({ isNewUser }) => {
            if (isNewUser) setGreeting(texts.accountCreated);
          }}
        />
        <ApprovalNote />
        <LegalLinks text={texts.registerTerms} />
      </div>
    </AuthFrame>
  );
}

/** Shown only if the settings require approval of new accounts. */
function ApprovalNote() {
  const { data: settings } = useQuery(publicSettingsQuery());
  if (!settings?.requireApproval) return null;
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-center text-sm font-medium text-warning">
      {texts.approvalNote}
    </p>
  );
}

function problemsOf(
  { name, password, confirmation }: typeof emptyValues,
  form: HTMLFormElement,
): typeof emptyValues {
  return {
    name: cleanDisplayName(name) === '' ? texts.fullNameMissing : '',
    email: emailProblem(form, 'email'),
    password: password.length < minPasswordLength ? texts.passwordTooShort(minPasswordLength) : '',
    confirmation: confirmation === password ? '' : texts.passwordsDiffer,
  };
}
