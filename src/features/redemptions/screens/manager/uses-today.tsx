import { useQuery } from '@tanstack/react-query';
import { TicketCheck } from 'lucide-react';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import * as texts from '#features/redemptions/panel-texts.ts';

/** Renders the benefits used today at all places of the manager, from the counts that the navigation has read. */
export function UsesToday({ uid }: { uid: string }) {
  const { data: counts } = useQuery(managerOverviewQuery(uid));
  return (
    counts && (
      <p className="flex items-center gap-3 border-t border-line pt-4 text-ink-muted tabular">
        <TicketCheck aria-hidden size={20} className="shrink-0 text-sea-ink" />
        {texts.usesToday(counts)}
      </p>
    )
  );
}
