import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { eraseAccount } from '#data/account/account-store.ts';
import { forgetDeviceTraces } from '#data/account/device-traces.ts';
import { errorCode } from '#domain/app-error.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { useToast } from '#ui/toast.tsx';

/**
 * Erases the account of whoever is signed in, then leaves: signed out, without a trace on this device, at
 * the start page. When the sign-in is too old, `needsProof` asks for it, and proven() goes on.
 */
export function useErasure() {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const showToast = useToast();
  const navigate = useNavigate();
  const [needsProof, setNeedsProof] = useState(false);
  const erasing = useMutation({
    mutationFn: (confirmation: string) => eraseAccount({ confirmation }),
    onSuccess: async () => {
      const uid = user?.uid;
      // First away from a page that asks for a sign-in.
      await navigate('/', { replace: true });
      // What this browser keeps of a session ends here; the account itself is gone either way.
      await signOut().catch(() => undefined);
      if (uid) forgetDeviceTraces(uid);
      showToast('Sua conta foi excluída. Seus dados foram apagados.');
    },
    onError: (error) => {
      setNeedsProof(errorCode(error) === 'requires-recent-login');
    },
  });
  return {
    isErasing: erasing.isPending,
    error: erasing.isError && !needsProof ? erasing.error : null,
    needsProof,
    erase: (confirmation: string) => {
      if (!erasing.isPending) erasing.mutate(confirmation);
    },
    /** They have shown who they are: erases with what was typed. */
    proven: () => {
      setNeedsProof(false);
      if (erasing.variables !== undefined) erasing.mutate(erasing.variables);
    },
    forget: () => {
      setNeedsProof(false);
      erasing.reset();
    },
  };
}
