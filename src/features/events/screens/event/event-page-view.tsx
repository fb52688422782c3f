import { ArrowLeft, Share2 } from 'lucide-react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { findNextDate } from '#features/events/model/agenda/agenda.ts';
import * as brand from '#shared/brand.ts';
import { eventLink, placeFeedPath } from '#features/events/model/event-link.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import { linkTo } from '#shared/routes.ts';
import { DateBlock } from '#features/events/components/card/event-row.tsx';
import { CalendarFeedLink } from '#features/events/components/card/feed-link.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { SaveEventButton } from '#features/events/components/save/save-event-button.tsx';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/events/texts.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { DescriptionText } from '#features/language/components/description-text.tsx';
import { cx } from '#ui/class-names.ts';
import { HistoryBackLink } from '#ui/history-back-link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { transitionTarget, TransitionLink } from '#ui/transition-link.tsx';
import { useMetaDescription } from '#ui/use-meta-description.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { useNow } from '#ui/use-now.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { DrawingBadge } from '#features/pictures/components/drawing-badge.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { CardStatus } from '#features/places/components/card/card-status.tsx';
import { EventActions } from './event-actions.tsx';
import { EventDates, EventFacts, EventHeading } from './event-sections.tsx';

const PlaceLocation = lazyPart(
  texts.loadingLocation,
  async () => (await import('#features/map/components/place-map/place-location.tsx')).PlaceLocation,
);

const OtherEvents = lazyPart(
  texts.loadingOtherEvents,
  async () => (await import('./other-events.tsx')).OtherEvents,
);

const ReportEvent = lazyPart(
  texts.loadingReport,
  async () => (await import('./report-event.tsx')).ReportEvent,
  { hasPlace: false },
);

const overImageClasses =
  'grid size-11 place-content-center rounded-full bg-photo-veil text-on-photo shadow-float';
/** From `md` up, the buttons are next to the back link instead of over the image. */
const nextToTitleClasses =
  'md:flex md:w-auto md:items-center md:gap-2 md:bg-transparent md:px-4 md:text-sea-ink md:flat md:hover:bg-sea-soft';

/** Renders the complete page of an event. */
export function EventPageView({ page }: { page: EventPage }) {
  const { event, place, others: otherEvents } = page;
  const now = useNow();
  const dates = event.dates.filter(({ endsAt }) => endsAt > now);
  // The dates, the next date and `isOver` depend on `now`, so that they change when a date ends while the page is open.
  const nextDate = findNextDate(dates, now);
  const isOver = dates.length === 0;
  const cover = findHighlightImage(event.images, 0);
  const shownDate = nextDate ?? dates[0] ?? event.dates.at(-1);
  const title = shownText(event, 'title').text;
  const description = shownText(event, 'description');
  useMetaDescription(description.text);

  return (
    // The scroll margin keeps focused elements visible above the tabs.
    <div className="[&_a]:scroll-mb-28 [&_button]:scroll-mb-28">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="relative md:page">
        <div className="md:flex md:items-center md:justify-between md:gap-4 md:py-2.5">
          <div className="hidden min-w-0 md:block">
            <BackLink to={linkTo('/agenda')}>{texts.agendaTitle}</BackLink>
          </div>
          <div className="absolute top-3 left-3 z-10 md:hidden">
            <HistoryBackLink to={linkTo('/agenda')} className={overImageClasses}>
              <ArrowLeft aria-hidden size={22} />
            </HistoryBackLink>
          </div>
          <div className="absolute top-3 right-3 z-10 flex gap-2 md:static md:shrink-0 md:gap-1">
            <SaveEventButton
              eventId={event.id}
              className={cx(overImageClasses, nextToTitleClasses)}
            />
            <ShareButton
              title={title}
              path={eventLink(event)}
              label={texts.share}
              className={cx(overImageClasses, nextToTitleClasses)}
            >
              <Share2 aria-hidden size={20} />
              <span className="hidden font-semibold md:inline">{texts.share}</span>
            </ShareButton>
          </div>
        </div>
      </div>
      <div className="grid gap-x-12 lg:page lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-10">
        <div className="min-w-0">
          <div className="md:page lg:px-0" {...transitionTarget}>
            {cover ? (
              <div className="relative">
                <PlacePicture
                  image={cover}
                  alt={texts.imageOfEvent(title)}
                  sizes="(min-width: 64rem) 46rem, 100vw"
                  eager
                  className="aspect-[16/10] max-h-[28rem] w-full md:rounded-card"
                />
                <DrawingBadge image={cover} />
              </div>
            ) : (
              <DateBlock
                day={wallClockAt(shownDate?.startsAt ?? now).dayNumber}
                className="h-40 w-full md:rounded-card"
              />
            )}
          </div>
          <div className="page flex min-w-0 flex-col gap-8 pt-4 pb-8 *:not-last:border-b *:not-last:border-line *:not-last:pb-8 lg:px-0">
            <div className="flex flex-col gap-5">
              <EventHeading
                event={event}
                place={place}
                nextDate={nextDate}
                isOver={isOver}
                now={now}
              />
              <EventActions
                event={event}
                place={place}
                nextDate={nextDate}
                isOver={isOver}
                className="lg:hidden"
              />
            </div>
            {description.text !== '' && (
              <PageSection title={texts.aboutTitle}>
                <DescriptionText record={event} subject={texts.aboutEvent(title)} />
              </PageSection>
            )}
            {!isOver && (
              <PageSection title={texts.datesTitle(dates.length)}>
                <EventDates event={event} dates={dates} nextDate={nextDate} now={now} />
              </PageSection>
            )}
            <EventFacts event={event} />
            <PageSection title={texts.locationTitle}>
              <EventPlaceLine place={place} />
              <div className="mt-4">
                <PlaceLocation place={place} />
              </div>
            </PageSection>
            <div className="flex flex-col gap-6">
              {otherEvents.length > 0 && (
                <OtherEvents place={place} events={otherEvents} now={now} />
              )}
              <div className="flex flex-wrap items-center justify-between gap-x-8">
                <CalendarFeedLink href={placeFeedPath(place.id)}>
                  {texts.placeFeed(place.title)}
                </CalendarFeedLink>
                <div className="min-h-11">
                  <ReportEvent event={event} />
                </div>
              </div>
            </div>
          </div>
        </div>
        <div className="hidden lg:block">
          <div className="sticky top-[calc(var(--header-height)+1rem)] rounded-card border border-line bg-surface p-5 shadow-card">
            <EventActions
              event={event}
              place={place}
              nextDate={nextDate}
              isOver={isOver}
              hasSummary
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Renders the place of the event as a link to its page. */
function EventPlaceLine({ place }: { place: PlaceSummary }) {
  const categoryNameOf = useCategoryNames();
  return (
    <div className="group relative flex items-center gap-3">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes="96px"
        className="aspect-[4/3] w-24 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold wrap-anywhere">
          <TransitionLink
            to={placeLink(place)}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {place.title}
          </TransitionLink>
        </p>
        <p className="truncate text-sm text-ink-muted">
          {[categoryNameOf(place.categoryName), place.neighborhood].filter(Boolean).join(' · ')}
        </p>
        <CardStatus place={place} />
      </div>
    </div>
  );
}
