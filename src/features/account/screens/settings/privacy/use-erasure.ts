import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { forgetDeviceTraces } from '#platform/device/device-traces.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { errorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { useToast } from '#ui/toast.tsx';

const accountStore = lazyStore(() => import('#features/account/data/account-store.ts'));

/**
 * Erases the account of whoever is signed in, then leaves: signed out, without a trace on this device, at
 * the start page. When the sign-in is too old, `needsProof` asks for it, and another erase() goes on.
 */
export function useErasure() {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const showToast = useToast();
  const navigate = useNavigate();
  const [needsProof, setNeedsProof] = useState(false);
  const erasing = useMutation({
    mutationFn: async (confirmation: string) =>
      (await accountStore()).eraseAccount({ confirmation }),
    onSuccess: async () => {
      const uid = user?.uid;
      // First away from a page that asks for a sign-in.
      await navigate(linkTo('/'), { replace: true });
      // What this browser keeps of a session ends here; the account itself is gone either way.
      await signOut().catch(() => undefined);
      if (uid) forgetDeviceTraces(uid);
      showToast('Sua conta foi excluída. Seus dados foram apagados.');
    },
  });
  return {
    needsProof,
    /** Rejects when it is refused, but for a sign-in that is too old: then it asks for that. */
    erase: async (confirmation: string) => {
      setNeedsProof(false);
      try {
        await erasing.mutateAsync(confirmation);
      } catch (error) {
        if (errorCode(error) !== 'requires-recent-login') throw error;
        setNeedsProof(true);
      }
    },
    forget: () => {
      setNeedsProof(false);
    },
  };
}
