import type { LucideIcon } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';

/** One statistic of the dashboard. */
export interface StatCardContent {
  label: string;
  icon: LucideIcon;
  /** '—' if there is no data. */
  value: string;
  /** Line below the value: its breakdown, its period, or what it counts. */
  detail: string;
  /** Change against the previous 30 days; null if no comparison is possible. */
  change: { text: string; spoken: string; tone: BadgeTone } | null;
}

export function StatCard({ label, icon: Icon, value, detail, change }: StatCardContent) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 shadow-card">
      <dt className="flex items-center gap-2 text-sm font-semibold text-ink-muted">
        <Icon aria-hidden size={18} className="shrink-0 text-sea-ink" />
        {label}
      </dt>
      <dd className="mt-2 flex flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-2xl font-extrabold wrap-anywhere tabular">{value}</span>
          {change && (
            <Badge tone={change.tone}>
              <span aria-hidden>{change.text}</span>
              <span className="sr-only">{change.spoken}</span>
            </Badge>
          )}
        </span>
        <span className="mt-1 text-sm text-ink-muted">{detail}</span>
      </dd>
    </div>
  );
}
