import { useState } from 'react';
import { MailWarning, X } from 'lucide-react';
import * as texts from '#app/texts.ts';
import { sendVerificationEmail } from '#features/account/data/auth/credential-store.ts';
import { errorCode } from '#shared/app-error.ts';
import { emailVerificationErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { IconButton } from '#ui/icon-button.tsx';

export interface VerificationBannerProps {
  email: string;
  onDismiss: () => void;
}

/** Reminds the user of the link that confirms the e-mail, and sends it again on request. */
export function VerificationBanner({ email, onDismiss }: VerificationBannerProps) {
  const [phase, setPhase] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [failure, setFailure] = useState('');

  const send = async () => {
    if (phase === 'sending') return;
    setPhase('sending');
    setFailure('');
    try {
      await sendVerificationEmail();
      setPhase('sent');
    } catch (error) {
      setPhase('asking');
      setFailure(errorSentence(emailVerificationErrors, errorCode(error)));
    }
  };

  return (
    <aside aria-label={texts.emailVerification} className="bg-sun-soft text-sun-ink">
      <div className="page flex items-start gap-2 py-1 text-sm">
        <MailWarning aria-hidden size={18} className="mt-3 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-2.5">
          <p role="status" className="min-w-0 font-medium wrap-anywhere">
            {phase === 'sent' ? texts.verificationSent(email) : texts.verificationNeeded(email)}
          </p>
          {phase !== 'sent' && (
            <button
              type="button"
              aria-disabled={phase === 'sending'}
              onClick={() => void send()}
              className="-my-2.5 min-h-11 font-semibold underline underline-offset-4"
            >
              {phase === 'sending' ? texts.sendingVerification : texts.resendVerification}
            </button>
          )}
          {failure && (
            <p role="alert" className="basis-full font-medium text-danger">
              {failure}
            </p>
          )}
        </div>
        <IconButton label={texts.dismiss} onClick={onDismiss} className="-mr-2">
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </aside>
  );
}
