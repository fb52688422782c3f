import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { Operator } from '#features/settings/model/operator.ts';

/** Who runs the guide, as the settings that every page reads say it; null while, and where, they are not known. */
export function useOperator(): { operator: Operator | null; isPending: boolean } {
  const { data, isPending, fetchStatus, errorUpdateCount } = useQuery(publicSettingsQuery());
  // Without a network nothing is on its way; and what failed is said until it comes after all, or each sentence that
  // asks again would take away the page it stands on.
  const isAwaited = isPending && fetchStatus !== 'paused' && errorUpdateCount === 0;
  return { operator: data ?? null, isPending: isAwaited };
}
