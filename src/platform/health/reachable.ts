const timeoutMs = 5000;

/** Returns true if the server of the site answers, whatever the status. */
export async function isServerReachable(): Promise<boolean> {
  try {
    // Bypasses every cache, including the service worker.
    const signal = AbortSignal.timeout(timeoutMs);
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
