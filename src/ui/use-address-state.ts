import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { URLSearchParamsInit } from 'react-router-dom';

/**
 * What the query of the address asks for: it can be shared, and Back and a reload find it again.
 * @param parse reads it; the same function at every call
 * @param write what the address holds for it
 */
export function useAddressState<State>(
  parse: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParamsInit,
) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parse(params), [params, parse]);
  const [asked, setAsked] = useState({ state, params });
  if (asked.params !== params) setAsked({ state, params });
  return {
    params,
    state,
    /** The address follows a moment later: what is chosen meanwhile builds on what was chosen before. */
    asked: asked.state,
    update: (next: State) => {
      setAsked({ state: next, params });
      setParams(write(next), { replace: true });
    },
  };
}
