import { useId, useState, useSyncExternalStore } from 'react';
import { installTexts } from '#features/install/texts.ts';
import { Button } from '#ui/button.tsx';
import { readDeviceStorage, writeDeviceStorage } from '#platform/device/device-storage.ts';
import { dayMs } from '#shared/time-units.ts';

/**
 * Offers to install the app. Renders nothing if the app is installed or cannot be installed, or if the user has refused
 * within the last half year.
 */
export function InstallOffer() {
  const installMethod = useInstallMethod();
  const titleId = useId();
  const [isAnswered, setAnswered] = useState(false);
  if (installMethod === null || isAnswered) return null;
  const refuse = () => {
    storeRefusal();
    setAnswered(true);
  };
  const install = async () => {
    setAnswered(true);
    if (!(await promptInstall().catch(() => false))) storeRefusal();
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
      {installMethod === 'by-hand' && <p>{installTexts.onAppleDevice}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {installMethod === 'prompt' ? (
          <>
            <Button variant="secondary" onClick={() => void install()}>
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

/** How the app can be installed: by a browser prompt, or manually in the menu of Safari on iOS, which has no prompt. */
type InstallMethod = 'prompt' | 'by-hand';

const installableEvent = 'guia:installable';
const refusalKey = 'guia:install-refused';
/** No new offer for half a year after a refusal. */
const refusalDurationMs = 180 * dayMs;

/**
 * Returns how the app can be installed; null if the app is installed or cannot be installed, or after a recent refusal.
 */
function useInstallMethod(): InstallMethod | null {
  return useSyncExternalStore(subscribeToInstallability, detectInstallMethod, () => null);
}

/** Shows the browser prompt, which works once. @returns true if the user accepted */
async function promptInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  return (await installPrompt?.prompt())?.outcome === 'accepted';
}

/** Stores the refusal on this device. */
function storeRefusal(): void {
  try {
    writeDeviceStorage(refusalKey, String(Date.now()));
  } catch {
    // Without storage the offer appears again after a reload.
  }
}

function detectInstallMethod(): InstallMethod | null {
  if (matchMedia('(display-mode: standalone)').matches || isRecentlyRefused()) return null;
  if (window.installPrompt) return 'prompt';
  return navigator.standalone === false ? 'by-hand' : null;
}

function isRecentlyRefused(): boolean {
  try {
    const refusedAt = readDeviceStorage(refusalKey);
    // The absolute value handles a clock that was set back.
    return refusedAt !== null && Math.abs(Date.now() - Number(refusedAt)) < refusalDurationMs;
  } catch {
    return false;
  }
}

function subscribeToInstallability(onChange: () => void) {
  const handleInstalled = () => {
    window.installPrompt = undefined;
    onChange();
  };
  addEventListener(installableEvent, onChange);
  addEventListener('appinstalled', handleInstalled);
  return () => {
    removeEventListener(installableEvent, onChange);
    removeEventListener('appinstalled', handleInstalled);
  };
}
