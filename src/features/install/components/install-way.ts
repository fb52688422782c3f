import { useSyncExternalStore } from 'react';
import { readDevice, writeDevice } from '#platform/device/device-storage.ts';

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
export type InstallWay = 'prompt' | 'by-hand';

const installable = 'guia:installable';
const refusedKey = 'guia:install-refused';
/** Whoever refused is not asked for half a year. */
const refusedForMs = 180 * 24 * 60 * 60_000;

/** How the guide can be installed here, null where it is, cannot be, or somebody did not want to. */
export function useInstallWay(): InstallWay | null {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Shows the question of the browser, which it does once. @returns whether somebody said yes */
export async function askToInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  return (await installPrompt?.prompt())?.outcome === 'accepted';
}

/** Nobody is asked again on this device for a long while. */
export function refuseToInstall(): void {
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
