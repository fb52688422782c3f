import { useEffect, useState } from 'react';

const retryAfterMs = 800;

/** Code did not arrive: offline, or replaced by a newer deploy. A browser may remember it: only a reload helps. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('Code failed to load', { cause });
    this.name = 'CodeLoadError';
  }
}

/** Code that arrives when it is asked for. */
export interface LazyCode<Code> {
  /** Null until it has arrived. */
  loaded: () => Code | null;
  /** Asks for it once, tries twice, and after a failure anew. Rejects with CodeLoadError. */
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

/** What a component shows of code that it asks for as soon as it is there itself. */
export function useLazyCode<Code>({ loaded, load }: LazyCode<Code>, isWanted = true) {
  const [code, setCode] = useState(loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || code !== null) return;
    let isGone = false;
    load().then(
      (arrived) => {
        if (!isGone) setCode(() => arrived);
      },
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, code, load]);
  // Somebody else may have asked for it meanwhile.
  return { code: code ?? loaded(), isFailed };
}
