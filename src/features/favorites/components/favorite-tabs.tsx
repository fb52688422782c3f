import { savedEventsLink } from '#features/events/model/saved-events-view.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/favorites/texts.ts';
import { ViewTabs } from '#ui/view-tabs.tsx';

interface FavoriteTabsProps {
  current: 'places' | 'events' | 'lists';
  /** Numbers of saved places and events; absent while they are unknown. */
  counts?: { places: number | undefined; events: number | undefined };
}

/** Renders the switch between saved places, saved events and lists. */
export function FavoriteTabs({ current, counts }: FavoriteTabsProps) {
  return (
    <ViewTabs
      label={texts.viewsLabel}
      tabs={[
        {
          to: linkTo('/favorites'),
          label: texts.placesView,
          count: counts?.places,
          isCurrent: current === 'places',
        },
        {
          to: savedEventsLink,
          label: texts.eventsView,
          count: counts?.events,
          isCurrent: current === 'events',
        },
        {
          to: linkTo('/favorites/listas'),
          label: texts.listsView,
          isCurrent: current === 'lists',
        },
      ]}
    />
  );
}
