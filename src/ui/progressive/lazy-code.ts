import { useEffect, useState } from 'react';
import { isKnownOffline, useIsOffline } from '#ui/use-is-offline.ts';

const retryAfterMs = 800;

/**
 * Error of a chunk that could not be loaded: offline, or replaced by a newer deploy. Browsers may cache the failure, so
 * only a reload helps.
 */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('Code failed to load', { cause });
    this.name = 'CodeLoadError';
  }
}

/** A lazy-loaded module. */
export interface LazyCode<Code> {
  /** Returns the module; null until it is loaded. */
  loaded: () => Code | null;
  /** Loads the module once, with two attempts, and again after a failure. Rejects with CodeLoadError. */
  load: () => Promise<Code>;
}

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | null = null;
  let pending: Promise<Code> | null = null;
  const attempt = async () => {
    try {
      code = await fetchCode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
        return fetchCode();
      });
      return code;
    } catch (cause) {
      pending = null;
      throw new CodeLoadError(cause);
    }
  };
  return { loaded: () => code, load: () => (pending ??= attempt()) };
}

/**
 * Returns true while the device is offline and the module is not loaded. For an action that needs the server: loading
 * is not even tried, because browsers may cache the failure. Components use useNeedsConnection().
 */
export function needsConnection({ loaded }: LazyCode<unknown>): boolean {
  return isKnownOffline() && loaded() === null;
}

/** Returns true while an action with this module would be refused. Its button is then `aria-disabled`. */
export function useNeedsConnection(code: LazyCode<unknown>): boolean {
  return useIsOffline() && needsConnection(code);
}

/**
 * Loads a module as soon as the component is mounted and `isNeeded` is true. Returns the module and whether loading
 * failed.
 */
export function useLazyCode<Code>({ loaded, load }: LazyCode<Code>, isNeeded = true) {
  const [code, setCode] = useState(loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || code !== null) return;
    let isUnmounted = false;
    load().then(
      (loadedCode) => {
        if (!isUnmounted) setCode(() => loadedCode);
      },
      () => {
        if (!isUnmounted) setFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, code, load]);
  // Another component may have loaded the module since.
  return { code: code ?? loaded(), isFailed };
}
