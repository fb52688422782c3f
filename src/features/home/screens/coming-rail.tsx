import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { todayAndWeekend } from '#features/events/model/agenda/agenda.ts';
import { railSize } from '#features/home/model/home-rails.ts';
import { linkTo } from '#shared/routes.ts';
import { eventMomentFrom } from '#features/events/texts.ts';
import { EventTile } from '#features/events/components/card/event-tile.tsx';
import { Rail, railSizes } from '#features/places/components/card/place-rail.tsx';
import { useNow } from '#ui/use-now.ts';

/** What takes place today and at the weekend; what ends meanwhile leaves it. */
export function ComingRail({ agenda }: { agenda: Agenda }) {
  const now = useNow();
  const shown = todayAndWeekend(agenda, now, railSize);
  if (shown.length === 0) return null;
  return (
    <Rail
      title="Hoje e neste fim de semana"
      more={{ to: linkTo('/agenda'), label: 'Ver a agenda' }}
      items={shown.map(({ event, place, date }) => ({
        id: event.id,
        card: (
          <EventTile
            {...{ event, place, date }}
            when={eventMomentFrom(date, now)}
            sizes={railSizes}
          />
        ),
      }))}
    />
  );
}
