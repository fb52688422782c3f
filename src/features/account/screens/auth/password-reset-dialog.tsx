import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { sendPasswordReset } from '#features/account/data/auth/auth-store.ts';
import * as texts from '#features/account/sign-in-texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { EmailField } from '#ui/form/email-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { emailProblem } from './email-problem.ts';

interface PasswordResetDialogProps {
  /** E-mail typed in the login form. */
  email: string;
  open: boolean;
  onClose: () => void;
}

/** Dialog that requests a password reset. The result does not reveal whether an account exists. */
export function PasswordResetDialog({ email, open, onClose }: PasswordResetDialogProps) {
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
