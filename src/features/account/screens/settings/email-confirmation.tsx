import { useMutation } from '@tanstack/react-query';
import { MailCheck, MailWarning } from 'lucide-react';
import { sendVerificationEmail } from '#features/account/data/auth/credential-store.ts';
import { emailVerificationErrors } from '#features/account/sign-in-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';

/** What it takes to confirm one's e-mail, for whoever has not. It goes when one comes back with it confirmed. */
export function EmailConfirmation({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: sendVerificationEmail });
  const send = () => {
    if (!sending.isPending) sending.mutate();
  };
  return (
    <div className="mb-5 flex flex-col items-start gap-3 rounded-control bg-warning-soft px-4 py-3">
      <p className="flex items-start gap-2.5 font-medium text-warning">
        <MailWarning aria-hidden size={20} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          Seu e-mail ainda não foi confirmado. Abra o link que enviamos e volte a esta página. Só
          quem confirmou o e-mail pode gerenciar lugares.
        </span>
      </p>
      <div role="status" className="empty:hidden">
        {sending.isSuccess && (
          <p className="flex items-start gap-2.5 text-open">
            <MailCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              Enviamos um link para {email}. Não chegou? Olhe também o spam.
            </span>
          </p>
        )}
      </div>
      {sending.isError ? (
        <FailureLine sentences={emailVerificationErrors} error={sending.error} onRetry={send} />
      ) : (
        <Button variant="secondary" onClick={send} aria-disabled={sending.isPending}>
          {sending.isPending ? 'Enviando...' : 'Reenviar e-mail de confirmação'}
        </Button>
      )}
    </div>
  );
}
