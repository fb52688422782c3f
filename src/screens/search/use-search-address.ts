import { parseSearchParams, searchParamsOf } from '#domain/search-params.ts';
import { useAddressState } from '#ui/use-address-state.ts';

/** What is searched stands in the address. */
export function useSearchAddress() {
  const { params, ...address } = useAddressState(parseSearchParams, searchParamsOf);
  return {
    ...address,
    /** The address asked for more text than a search takes. */
    wasShortened: (params.get('q') ?? '').trim().length > address.state.query.length,
  };
}
