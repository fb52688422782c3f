import { useEffect } from 'react';
import { Hourglass } from 'lucide-react';
import { useSession } from '#session/use-session.ts';
import { loginErrors } from '#texts/errors/sign-in.ts';
import { errorSentence } from '#texts/errors.ts';
import { useToast } from '#ui/toast.tsx';
import { VerificationReminder } from './verification-reminder.tsx';

/** What a person has to know about their account, whatever page they are on. */
export function AccountNotices() {
  const { isPending, reason } = useSession();
  const toast = useToast();

  useEffect(() => {
    if (reason) toast(errorSentence(loginErrors, reason));
  }, [reason, toast]);

  if (!isPending) return <VerificationReminder />;
  return (
    <aside aria-label="Situação da conta" className="bg-warning-soft text-warning">
      <p className="page flex items-start gap-2 py-2.5 text-sm font-medium">
        <Hourglass aria-hidden size={18} className="mt-px shrink-0" />
        Sua conta aguarda a aprovação do administrador. Enquanto isso, você pode navegar pelo guia.
      </p>
    </aside>
  );
}
