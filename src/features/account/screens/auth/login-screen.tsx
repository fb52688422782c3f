import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MailCheck } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { EmailField } from '#ui/form/email-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { sendPasswordReset } from '#features/account/data/auth/auth-store.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AuthFrame, inlineLinkClasses, LegalLinks } from './auth-frame.tsx';
import { emailProblem } from './email-problem.ts';
import { GoogleSignInSection, useGoogleAttempt } from './google-sign-in-section.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

export default function LoginScreen() {
  const { signIn } = useSessionActions();
  const state: unknown = useLocation().state;
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
      lead={<SignInReason screen="login" otherwise={texts.loginLead} />}
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

interface PasswordResetDialogProps {
  /** E-mail typed in the login form. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Dialog that requests a password reset. The result does not reveal whether an account exists. */
function PasswordResetDialog({ email, open, onClose }: PasswordResetDialogProps) {
  return (
    <Dialog title={texts.newPasswordTitle} open={open} onClose={onClose}>
      <ResetForm email={email} onDone={onClose} />
    </Dialog>
  );
}

function ResetForm({ email, onDone }: { email: string; onDone: () => void }) {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    start: { 'reset-email': email },
    sentences: texts.passwordResetErrors,
    problemsOf: (_values, element) => ({ 'reset-email': emailProblem(element, 'reset-email') }),
    onSubmit: async (values) => {
      await sendPasswordReset(values['reset-email']);
      setSent(true);
    },
  });

  if (isSent) {
    return (
      <div role="status" className="mt-3 flex flex-col gap-5">
        <p className="flex items-start gap-3">
          <MailCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-sea-ink" />
          {texts.resetLinkSent}
        </p>
        {/* The focused element was removed with the form. */}
        <Button onClick={onDone} block ref={(button) => button?.focus()}>
          {texts.resetDone}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} className="mt-3 flex flex-col gap-5">
      <p className="text-ink-muted">{texts.resetHint}</p>
      <EmailField
        label={texts.resetEmailLabel}
        autoComplete="email"
        {...form.field('reset-email')}
      />
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel={texts.sendingResetLink} block>
        {texts.sendResetLink}
      </SubmitButton>
    </Form>
  );
}
