const patienceMs = 5000;

/** Whether the server that the site comes from answers at all, whatever it says. */
export async function isServerReachable(): Promise<boolean> {
  try {
    // Not kept by anything on the way, the service worker among it.
    const signal = AbortSignal.timeout(patienceMs);
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
