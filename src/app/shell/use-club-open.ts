import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';

/** Whether the club is open, as far as it is known: the maintenance notice reads the settings once it is there. */
export function useClubOpen(): boolean {
  const { data } = useQuery({ ...publicSettingsQuery(), enabled: false });
  return data?.clubEnabled !== false;
}
