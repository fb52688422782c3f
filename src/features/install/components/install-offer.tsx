import { useId, useState, useSyncExternalStore } from 'react';
import { installTexts } from '#features/install/texts.ts';
import { Button } from '#ui/button.tsx';
import { readDevice, writeDevice } from '#platform/device/device-storage.ts';

/** Offers to install the guide, to somebody who has shown that it is of use; nothing where it cannot be or is. */
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

/** The browser's own event: it can show its question once. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by index.html: it comes before any code that would want it. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface Navigator {
    /** Of Apple's phones and tablets alone: whether the page was opened from the home screen. */
    standalone?: boolean;
  }
}

/** By a question of the browser, or by hand in the menu of Apple's browser, which never asks. */
type InstallWay = 'prompt' | 'by-hand';

const installable = 'guia:installable';
const refusedKey = 'guia:install-refused';
/** Whoever refused is not asked for half a year. */
const refusedForMs = 180 * 24 * 60 * 60_000;

/** How the guide can be installed here, null where it is, cannot be, or somebody did not want to. */
function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Shows the question of the browser, which it does once. @returns whether somebody said yes */
async function askToInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  return (await installPrompt?.prompt())?.outcome === 'accepted';
}

/** Nobody is asked again on this device for a long while. */
function refuseToInstall(): void {
  try {
    writeDevice(refusedKey, String(Date.now()));
  } catch {
    // Then it is offered again where it was.
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
    // A clock that was put back makes no difference.
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
