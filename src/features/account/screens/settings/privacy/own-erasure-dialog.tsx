import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as texts from '#features/account/settings-texts.ts';
import {
  ErasureDialog,
  useErasureForm,
} from '#features/account/components/erasure/erasure-dialog.tsx';
import { ReauthenticationDialog } from '#features/account/components/reauthentication-dialog.tsx';
import { deleteDeviceTraces } from '#platform/device/device-traces.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { errorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession, useSessionActions } from '#features/account/components/session/use-session.ts';
import { useToast } from '#ui/toast.tsx';

export function OwnErasureDialog({ onClose }: { onClose: () => void }) {
  const erasure = useErasure();
  const form = useErasureForm({ sentences: texts.accountErasureErrors, onSubmit: erasure.erase });

  if (erasure.needsProof) {
    return (
      <ReauthenticationDialog
        onConfirmed={() => void form.run(() => erasure.erase(form.values.confirmation))}
        onClose={erasure.forget}
      />
    );
  }
  return (
    <ErasureDialog
      form={form}
      title={texts.confirmErasure}
      busyLabel={texts.erasingAccount}
      cancelLabel={texts.keepAccount}
      cancelVariant="quiet"
      onClose={onClose}
    >
      <Consequences />
    </ErasureDialog>
  );
}

function Consequences() {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">{texts.erasedTitle}</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          {texts.erasedData.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{texts.retainedTitle}</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          {texts.retainedData.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const accountStore = lazyStore(() => import('#features/account/data/account-store.ts'));

/**
 * Erases the account of the signed-in user, signs out, deletes the data on this device and opens the home page. If the
 * last sign-in is too old, `needsProof` is set, and erase() must be called again after the reauthentication.
 */
function useErasure() {
  const { user } = useSession();
  const { signOut } = useSessionActions();
  const showToast = useToast();
  const navigate = useNavigate();
  const [needsProof, setNeedsProof] = useState(false);
  const erasureMutation = useMutation({
    mutationFn: async (confirmation: string) =>
      (await accountStore()).eraseAccount({ confirmation }),
    onSuccess: async (isComplete) => {
      const uid = user?.uid;
      // Navigates first, because this page requires a sign-in.
      await navigate(linkTo('/'), { replace: true });
      // Clears the session of this browser. The account is erased even if this fails.
      await signOut().catch(() => undefined);
      if (uid) deleteDeviceTraces(uid);
      showToast(isComplete ? texts.accountErased : texts.erasureContinues);
    },
  });
  return {
    needsProof,
    /** Rejects on failure, except for a sign-in that is too old, which sets `needsProof`. */
    erase: async (confirmation: string) => {
      setNeedsProof(false);
      try {
        await erasureMutation.mutateAsync(confirmation);
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
