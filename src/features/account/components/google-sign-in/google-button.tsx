import { useEffect, useState } from 'react';
import { warmGoogle } from '#features/account/data/auth/google-store.ts';
import type { LocalGoogleIdentity } from '#features/account/data/auth/google-identity.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

/** Stands in for Google's own window; a build for a real project holds none of it. */
const LocalAccountChooser = import.meta.env.VITE_AUTH_EMULATOR_HOST
  ? lazyDialog(async () => (await import('./local-account-chooser.tsx')).LocalAccountChooser)
  : null;

interface GoogleButtonProps {
  label: string;
  isBusy: boolean;
  /** Called within the tap, so that a window may open; with an identity where Google is played locally. */
  onChosen: (identity?: LocalGoogleIdentity) => void;
}

/** Asks for a Google account. Stands outside of forms: the local chooser is a form of its own. */
export function GoogleButton({ label, isBusy, onChosen }: GoogleButtonProps) {
  const [isChoosing, setChoosing] = useState(false);

  // A finger does not approach before it taps, so there the window is made ready beforehand.
  useEffect(() => {
    if (window.matchMedia('(hover: none)').matches) void warmGoogle();
  }, []);

  const press = () => {
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
        onClick={press}
        onPointerEnter={() => void warmGoogle()}
        onFocus={() => void warmGoogle()}
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
