import { useEffect, useState } from 'react';
import { preloadGoogleSignIn } from '#features/account/data/auth/google-store.ts';
import type { LocalGoogleIdentity } from '#features/account/data/auth/google-window.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

/**
 * Opened instead of Google's window if the app uses the Auth emulator. A build for a real project omits this dialog.
 */
const LocalAccountChooser = import.meta.env.VITE_AUTH_EMULATOR_HOST
  ? lazyDialog(async () => (await import('./local-account-chooser.tsx')).LocalAccountChooser)
  : null;

interface GoogleButtonProps {
  label: string;
  isBusy: boolean;
  /**
   * Called synchronously within the tap, so that the browser allows a pop-up. The identity is only passed if the app
   * uses the Auth emulator.
   */
  onChosen: (identity?: LocalGoogleIdentity) => void;
}

/** Button that starts a Google sign-in. It must be outside of forms, because the local chooser contains a form. */
export function GoogleButton({ label, isBusy, onChosen }: GoogleButtonProps) {
  const [isChoosing, setChoosing] = useState(false);

  // Touch devices have no hover event before the tap, so the pop-up is prepared on mount.
  useEffect(() => {
    if (window.matchMedia('(hover: none)').matches) void preloadGoogleSignIn();
  }, []);

  const handlePress = () => {
    if (isBusy) return;
    if (LocalAccountChooser) setChoosing(true);
    else onChosen();
  };

  return (
    <>
      <Button
        variant="secondary"
        block
        aria-disabled={isBusy}
        onClick={handlePress}
        onPointerEnter={() => void preloadGoogleSignIn()}
        onFocus={() => void preloadGoogleSignIn()}
      >
        <img src="/google.svg" alt="" width="20" height="20" />
        {label}
      </Button>
      {LocalAccountChooser && isChoosing && (
        <LocalAccountChooser
          onClose={() => {
            setChoosing(false);
          }}
          onChosen={(identity) => {
            setChoosing(false);
            onChosen(identity);
          }}
        />
      )}
    </>
  );
}
