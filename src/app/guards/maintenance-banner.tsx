import { useQuery } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import * as texts from '#app/texts.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';

/** Interval after which open pages check for a new message. */
const refetchIntervalMs = 5 * 60_000;

/** Renders the super admins' maintenance message above every page, or nothing if there is none. */
export function MaintenanceBanner() {
  const { data } = useQuery({ ...publicSettingsQuery(), refetchInterval: refetchIntervalMs });
  if (!data?.maintenanceMessage) return null;
  return (
    <aside aria-label={texts.maintenanceNotice} className="bg-sun-soft text-sun-ink">
      <p
        role="status"
        className="page flex items-start gap-2 py-2.5 text-sm font-medium wrap-anywhere whitespace-pre-line"
      >
        <Construction aria-hidden size={18} className="mt-px shrink-0" />
        <span className="min-w-0">{data.maintenanceMessage}</span>
      </p>
    </aside>
  );
}
