import type { ReactNode } from 'react';
import { Hourglass, UserX } from 'lucide-react';
import { useSession } from '#features/account/components/session/use-session.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { LateNews } from '../offline/late-news.tsx';
import { VerificationReminder } from './verification-reminder.tsx';

/** What a person has to know about their account, whatever page they are on. */
export function AccountNotices() {
  const { isPending, reason } = useSession();
  // It stays: what was refused at the same moment says so in passing, and is not the reason.
  if (reason) {
    return (
      <Notice look="bg-danger-soft text-danger" icon={<UserX aria-hidden size={18} />} isNews>
        {errorSentence(loginErrors, reason)}
      </Notice>
    );
  }
  return (
    <>
      <LateNews />
      {isPending ? <PendingNotice /> : <VerificationReminder />}
    </>
  );
}

function PendingNotice() {
  return (
    <Notice look="bg-warning-soft text-warning" icon={<Hourglass aria-hidden size={18} />}>
      Sua conta aguarda a aprovação do administrador. Enquanto isso, você pode navegar pelo guia.
    </Notice>
  );
}

interface NoticeProps {
  look: string;
  icon: ReactNode;
  /** Has just happened, to somebody who was doing something else. */
  isNews?: boolean;
  children: ReactNode;
}

function Notice({ look, icon, isNews = false, children }: NoticeProps) {
  return (
    <aside aria-label="Situação da conta" className={look}>
      <p
        role={isNews ? 'alert' : undefined}
        className="page flex items-start gap-2 py-2.5 text-sm font-medium"
      >
        <span className="mt-px shrink-0">{icon}</span>
        <span className="min-w-0">{children}</span>
      </p>
    </aside>
  );
}
