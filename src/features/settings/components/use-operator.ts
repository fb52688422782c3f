import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { Operator } from '#features/settings/model/public-settings.ts';

/** Returns the operator of the guide from the public settings; null while loading and on failure. */
export function useOperator(): { operator: Operator | null; isPending: boolean } {
  const { data, isPending, fetchStatus, errorUpdateCount } = useQuery(publicSettingsQuery());
  // Neither a paused query nor a refetch after a failure counts as loading. Otherwise each sentence that mounts and
  // refetches after a failure would replace its whole page by the skeleton again.
  const isLoading = isPending && fetchStatus !== 'paused' && errorUpdateCount === 0;
  return { operator: data ?? null, isPending: isLoading };
}
