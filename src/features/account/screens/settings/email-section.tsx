import { useState } from 'react';
import { MailCheck, MailWarning } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import type { Account } from '#features/account/data/auth/account.ts';
import {
  requestEmailChange,
  sendVerificationEmail,
} from '#features/account/data/auth/credential-store.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { EmailField } from '#ui/form/email-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { CardSection } from '#ui/card-section.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { emailVerificationErrors } from '#features/account/sign-in-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { SectionNote } from './section-note.tsx';
import { useFieldDraft } from './use-draft.ts';

const ReauthenticationDialog = lazyDialog(
  async () =>
    (await import('#features/account/components/reauthentication-dialog.tsx'))
      .ReauthenticationDialog,
);

export function EmailSection({ user, account }: { user: User; account: Account }) {
  return (
    <CardSection
      isRow
      title={texts.emailTitle}
      lead={
        <RichText
          text={texts.emailLead}
          parts={{
            address: () => (
              <strong className="font-semibold wrap-anywhere text-ink">{user.email}</strong>
            ),
          }}
        />
      }
    >
      {!account.emailVerified && <EmailConfirmation email={account.email} />}
      {!account.providers.includes('password') ? (
        <p>{texts.googleEmailNote}</p>
      ) : user.status === 'active' ? (
        <EmailForm user={user} />
      ) : (
        <SectionNote>{texts.pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}

function EmailForm({ user }: { user: User }) {
  const draft = useFieldDraft({ uid: user.uid, name: 'email' }, '');
  const [isConfirming, setConfirming] = useState(false);
  const sendMutation = useMutation({
    mutationFn: requestEmailChange,
    onSuccess: () => {
      draft.settle('');
    },
  });

  const form = useForm({
    values: { 'new-email': draft.text },
    onChange: (changes) => {
      draft.type(changes['new-email'] ?? '');
      sendMutation.reset();
    },
    isBusy: sendMutation.isPending,
    problemsOf: (_values, element) => ({ 'new-email': newEmailProblem(element, user.email) }),
    onSubmit: () => {
      setConfirming(true);
    },
  });

  return (
    <>
      <Form form={form} className="flex flex-col gap-4">
        <EmailField
          label={texts.newEmailLabel}
          autoComplete="email"
          {...form.field('new-email')}
          hint={texts.newEmailHint}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="secondary" busyLabel={texts.sendingLink}>
            {texts.changeEmail}
          </SubmitButton>
          <div role="status">
            {sendMutation.isSuccess && (
              <p className="flex items-start gap-3 rounded-control bg-open-soft px-4 py-3 text-open">
                <MailCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {texts.emailChangeSent(sendMutation.variables.trim())}
                </span>
              </p>
            )}
          </div>
        </div>
        {sendMutation.isError && (
          <FailureLine
            sentences={texts.emailChangeErrors}
            error={sendMutation.error}
            onRetry={() => {
              setConfirming(true);
            }}
          />
        )}
      </Form>
      {isConfirming && (
        <ReauthenticationDialog
          onClose={() => {
            setConfirming(false);
          }}
          onConfirmed={() => {
            setConfirming(false);
            sendMutation.mutate(draft.text);
          }}
        />
      )}
    </>
  );
}

function newEmailProblem(form: HTMLFormElement, currentEmail: string): string {
  const field = form.elements.namedItem('new-email');
  if (!(field instanceof HTMLInputElement)) return '';
  const email = field.value.trim().toLowerCase();
  if (email === '') return texts.newEmailMissing;
  if (field.validity.typeMismatch) return errorSentence(texts.emailChangeErrors, 'invalid-email');
  return email === currentEmail.toLowerCase() ? texts.newEmailUnchanged : '';
}

/** Reminder to verify the e-mail. It disappears when the user returns with a verified e-mail. */
function EmailConfirmation({ email }: { email: string }) {
  const sendMutation = useMutation({ mutationFn: sendVerificationEmail });
  const send = () => {
    if (!sendMutation.isPending) sendMutation.mutate();
  };
  return (
    <div className="mb-5 flex flex-col items-start gap-3 rounded-control bg-warning-soft px-4 py-3">
      <p className="flex items-start gap-2.5 font-medium text-warning">
        <MailWarning aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{texts.emailUnconfirmed}</span>
      </p>
      <div role="status" className="empty:hidden">
        {sendMutation.isSuccess && (
          <p className="flex items-start gap-2.5 text-open">
            <MailCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{texts.verificationSent(email)}</span>
          </p>
        )}
      </div>
      {sendMutation.isError ? (
        <FailureLine
          sentences={emailVerificationErrors}
          error={sendMutation.error}
          onRetry={send}
        />
      ) : (
        <Button variant="secondary" onClick={send} aria-disabled={sendMutation.isPending}>
          {sendMutation.isPending ? texts.sendingLink : texts.resendVerification}
        </Button>
      )}
    </div>
  );
}
