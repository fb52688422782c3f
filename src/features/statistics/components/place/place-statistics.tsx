import { useQuery } from '@tanstack/react-query';
import { placeStatisticsQuery } from '#features/statistics/data/statistics-queries.ts';
import * as texts from '#features/statistics/panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { StatisticsList } from './statistics-list.tsx';

/** Statistics of a place since its creation. */
export function PlaceStatistics({ uid, placeId }: { uid: string; placeId: string }) {
  const query = useQuery(placeStatisticsQuery(uid, placeId));
  return (
    <QueryView
      query={query}
      sentences={texts.placeStatisticsErrors}
      failure="line"
      loading={texts.loadingStatistics}
      skeleton={<StatisticsList answer={null} />}
    >
      {(answer) => <StatisticsList answer={answer} />}
    </QueryView>
  );
}
