import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';

/** Returns whether the club is open; true until the settings are known. MaintenanceBanner fetches them. */
export function useIsClubOpen(): boolean {
  const { data } = useQuery({ ...publicSettingsQuery(), enabled: false });
  return data?.clubEnabled !== false;
}
