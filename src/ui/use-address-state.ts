import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { URLSearchParamsInit } from 'react-router-dom';

/**
 * Stores state in the query of the address, so that it can be shared and survives Back and a reload.
 * @param parse reads the state; must be the same function at every call
 * @param write returns the query for a state
 */
export function useAddressState<State>(
  parse: (params: URLSearchParams) => State,
  write: (state: State) => URLSearchParamsInit,
) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parse(params), [params, parse]);
  const [requestedState, setRequestedState] = useState({ state, params });
  if (requestedState.params !== params) setRequestedState({ state, params });
  return {
    params,
    state,
    /**
     * The latest requested state. The address follows later, so a change must start from this state and not from
     * `state`.
     */
    requestedState: requestedState.state,
    update: (nextState: State) => {
      setRequestedState({ state: nextState, params });
      setParams(write(nextState), { replace: true });
    },
  };
}
