import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearchParams, searchParamsOf } from '#domain/search-params.ts';
import type { SearchState } from '#domain/search-params.ts';

/** What is searched stands in the address: it can be shared, and Back finds it again. */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseSearchParams(params), [params]);
  const [asked, setAsked] = useState({ state, params });
  if (asked.params !== params) setAsked({ state, params });
  return {
    state,
    /** The address follows a moment later: what is chosen meanwhile builds on what was chosen before. */
    asked: asked.state,
    /** The address asked for more text than a search takes. */
    wasShortened: (params.get('q') ?? '').trim().length > state.query.length,
    update: (next: SearchState) => {
      setAsked({ state: next, params });
      setParams(searchParamsOf(next), { replace: true });
    },
  };
}
