import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { agendaQuery } from '#features/events/data/event-queries.ts';
import { agendaFeedPath } from '#features/events/model/event-link.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/events/texts.ts';
import { CalendarFeedLink } from '#features/events/components/card/feed-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FilteredAgenda } from './filtered-agenda.tsx';

/** Renders the events of the city by day. */
export default function AgendaScreen() {
  const query = useQuery(agendaQuery());
  return (
    <div className="page pt-5 pb-8 md:pt-10">
      <title>{texts.agendaPageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.agendaTitle}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">{texts.agendaLead}</p>
      <QueryView
        query={query}
        sentences={texts.agendaErrors}
        // If the rest of a partial agenda cannot be loaded, the error is shown above the loaded dates.
        isQuiet={query.data?.isWhole !== false}
        loading={texts.loadingAgenda}
        skeleton={<AgendaSkeleton />}
      >
        {(agenda) =>
          agenda.events.length === 0 ? (
            <Banner
              icon={<CalendarDays aria-hidden size={28} />}
              title={texts.noEventsTitle}
              actions={<ButtonLink to={linkTo('/categories')}>{texts.explorePlaces}</ButtonLink>}
            >
              <p>{texts.noEventsHint}</p>
            </Banner>
          ) : (
            <FilteredAgenda
              agenda={agenda}
              onNeedComplete={() => void query.refetch()}
              hasLoadFailed={query.isError}
            />
          )
        }
      </QueryView>
      <div className="mt-10">
        <CalendarFeedLink href={agendaFeedPath}>{texts.agendaFeed}</CalendarFeedLink>
      </div>
    </div>
  );
}

function AgendaSkeleton() {
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-7 w-64" />
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
