import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { Operator } from '#features/settings/model/operator.ts';

/** Returns the operator of the guide from the public settings; null while loading and on failure. */
export function useOperator(): { operator: Operator | null; isPending: boolean } {
  const { data, isPending, fetchStatus, errorUpdateCount } = useQuery(publicSettingsQuery());
  // Offline queries are paused and do not count as loading. After a failure the error stays visible during retries;
  // otherwise each sentence that mounts and refetches would hide the page that contains it.
  const isLoading = isPending && fetchStatus !== 'paused' && errorUpdateCount === 0;
  return { operator: data ?? null, isPending: isLoading };
}
