import { useId, useState, useSyncExternalStore } from 'react';
import { installTexts } from '#features/install/texts.ts';
import { Button } from '#ui/button.tsx';
import { readDevice, writeDevice } from '#platform/device/device-storage.ts';

/**
 * Offers to install the app to a user who has used it. Renders nothing if the app is installed or cannot be installed.
 */
export function InstallOffer() {
  const way = useInstallWay();
  const titleId = useId();
  const [isAnswered, setAnswered] = useState(false);
  if (way === null || isAnswered) return null;
  const refuse = () => {
    refuseToInstall();
    setAnswered(true);
  };
  const ask = async () => {
    setAnswered(true);
    if (!(await askToInstall().catch(() => false))) refuseToInstall();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex appear flex-col gap-2 rounded-card border border-line bg-surface p-5"
    >
      <h2 id={titleId} className="font-bold">
        {installTexts.title}
      </h2>
      <p className="text-ink-muted">{installTexts.worth}</p>
      {way === 'by-hand' && <p>{installTexts.onAppleDevice}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {way === 'prompt' ? (
          <>
            <Button variant="secondary" onClick={() => void ask()}>
              {installTexts.install}
            </Button>
            <Button variant="quiet" onClick={refuse}>
              {installTexts.refuse}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={refuse}>
            {installTexts.understood}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The `beforeinstallprompt` event; its prompt can be shown once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by index.html, because the event can fire before the app code loads. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** Only on iOS and iPadOS: true if the page was opened from the home screen. */
    standalone?: boolean;
  }
}

/** By a browser prompt, or manually in the menu of Safari on iOS, which has no prompt. */
type InstallWay = 'prompt' | 'by-hand';

const installable = 'guia:installable';
const refusedKey = 'guia:install-refused';
/** No new offer for half a year after a refusal. */
const refusedForMs = 180 * 24 * 60 * 60_000;

/** Returns how the app can be installed; null if it is installed, cannot be installed or the user has refused. */
function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Shows the browser prompt, which works once. @returns true if the user accepted */
async function askToInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  return (await installPrompt?.prompt())?.outcome === 'accepted';
}

/** Stores the refusal on this device. */
function refuseToInstall(): void {
  try {
    writeDevice(refusedKey, String(Date.now()));
  } catch {
    // Without storage the offer appears again after a reload.
  }
}

function installWay(): InstallWay | null {
  if (matchMedia('(display-mode: standalone)').matches || isRefused()) return null;
  if (window.installPrompt) return 'prompt';
  return navigator.standalone === false ? 'by-hand' : null;
}

function isRefused(): boolean {
  try {
    const at = readDevice(refusedKey);
    // The absolute value handles a clock that was set back.
    return at !== null && Math.abs(Date.now() - Number(at)) < refusedForMs;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void) {
  const installed = () => {
    window.installPrompt = undefined;
    onChange();
  };
  addEventListener(installable, onChange);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener(installable, onChange);
    removeEventListener('appinstalled', installed);
  };
}
