import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Sparkles, Waves } from 'lucide-react';
import { dayIdeas, dayIdeaSearch, suggestDay } from '#features/day-plan/model/day-idea.ts';
import type { DayCandidate, DayIdea } from '#features/day-plan/model/day-idea.ts';
import type { DayPlanAddress } from '#features/day-plan/model/day-plan-address.ts';
import { dayPlanTime } from '#features/day-plan/model/day-plan-address.ts';
import * as texts from '#features/day-plan/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { intentIcons } from '#features/search/components/intent-icons.ts';
import { hoursDetails } from '#features/search/data/use-listed-places.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';
import { intentLabels } from '#features/search/start-texts.ts';
import { searchErrors } from '#features/search/texts.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isoDateOf } from '#shared/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A day that begins later (minutes since midnight) has too little left: the ideas then plan the next day. */
const latestStartMinutes = 16 * 60;
/** Number of places from which the ready days are made. Four days from 10,000 places would block a phone for a second. */
const readyCandidateCount = 500;

interface EmptyDayPlanProps {
  address: DayPlanAddress;
  now: Date;
  visitor: Coordinates | null;
  onFill: (address: DayPlanAddress) => void;
  /** Opens the list of places. */
  onChoose: () => void;
}

/** Renders the ways to fill an empty plan: ready days, a combination of ideas, and places that the visitor chooses. */
export function EmptyDayPlan({ address, now, visitor, onFill, onChoose }: EmptyDayPlanProps) {
  const { search, error, retry } = usePlaceSearch(
    { query: '', categorySlugs: [] },
    { details: hoursDetails, needsHours: true, isCompleteOnly: true },
  );
  const readyCandidates = useMemo(
    () => search && toCandidates(search, readyCandidateCount),
    [search],
  );
  const readyDays = useMemo(
    () => readyCandidates && listReadyDays(readyCandidates, { address, now, visitor }),
    [readyCandidates, address, now, visitor],
  );
  return (
    <div className="mt-6 flex flex-col gap-8">
      {error ? (
        <FailureLine sentences={searchErrors} error={error} onRetry={retry} />
      ) : (
        <ReadyDays days={readyDays} onFill={onFill} />
      )}
      <div className="grid gap-8 md:grid-cols-2">
        <CombinedIdeas
          planIdeas={
            search && ((ideas) => planDayOf(toCandidates(search), ideas, { address, now, visitor }))
          }
          onFill={onFill}
        />
        <section>
          <h2 className="mb-3 text-xl font-bold">{texts.choosePlacesTitle}</h2>
          <p className="mb-4 text-ink-muted">{texts.choosePlacesHint}</p>
          <Button variant="secondary" onClick={onChoose}>
            {texts.choosePlaces}
          </Button>
        </section>
      </div>
    </div>
  );
}

interface PlannedDay {
  address: DayPlanAddress;
  places: PlaceSummary[];
  /** Start of the first visit ('HH:MM'). */
  startsAt: string;
  /** The day, unless the URL contains it. */
  relativeDay: 'today' | 'tomorrow' | null;
}

interface ReadyDay {
  idea: DayIdea;
  day: PlannedDay;
  image: PlaceImage | null;
}

interface ReadyDaysProps extends Pick<EmptyDayPlanProps, 'onFill'> {
  /** Undefined while the places are loading. */
  days: readonly ReadyDay[] | undefined;
}

const cardGridClasses = 'grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6';
const cardImageClasses = 'aspect-[4/3] rounded-card';
/** Number of stops on a card of a phone, where two cards are next to each other. */
const phoneStopCount = 3;

/** Renders a day for each idea, as a card that fills the plan. An idea without open places has no card. */
function ReadyDays({ days, onFill }: ReadyDaysProps) {
  if (days?.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{texts.readyDaysTitle}</h2>
      <ul className={cardGridClasses}>
        {days
          ? days.map(({ idea, image, day }) => (
              <li key={idea}>
                <ReadyDayCard
                  icon={<IdeaIcon idea={idea} />}
                  title={texts.readyDayTitles[idea]}
                  image={image}
                  day={day}
                  onChoose={() => {
                    onFill(day.address);
                  }}
                />
              </li>
            ))
          : dayIdeas.map((idea) => (
              <li key={idea}>
                <Skeleton className={cardImageClasses} />
                <Skeleton className="mt-3 h-40" />
              </li>
            ))}
      </ul>
    </section>
  );
}

interface ReadyDayCardProps {
  icon: ReactNode;
  title: string;
  image: PlaceImage | null;
  day: PlannedDay;
  onChoose: () => void;
}

function ReadyDayCard({ icon, title, image, day, onChoose }: ReadyDayCardProps) {
  return (
    <article className="group relative flex flex-col gap-1 pb-3">
      <PlacePicture
        image={image}
        alt=""
        sizes="(min-width: 64rem) 24vw, 48vw"
        className={cx(cardImageClasses, 'mb-2 shadow-card')}
      />
      <h3>
        <button
          type="button"
          className="flex items-center gap-2 text-left font-bold group-hover:underline after:absolute after:inset-0 after:rounded-card"
          onClick={onChoose}
        >
          {icon}
          {title}
        </button>
      </h3>
      <p className="text-sm font-medium text-sea-ink tabular">
        {texts.readyDaySummary(day.places.length, day.startsAt, day.relativeDay)}
      </p>
      <ol className="flex flex-col gap-1 text-sm text-ink-muted">
        {day.places.map(({ id, title }, position) => (
          <li
            key={id}
            className={cx('gap-2', position < phoneStopCount ? 'flex' : 'hidden md:flex')}
          >
            <span className="shrink-0 tabular">{day.address.plannedAt[id]}</span>{' '}
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{title}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}

function IdeaIcon({ idea }: { idea: DayIdea }) {
  const Icon = idea === 'beach' ? Waves : intentIcons[idea];
  return <Icon aria-hidden size={18} className="shrink-0" />;
}

/** Returns the days of the ideas, each with an image that no day before it has. */
function listReadyDays(candidates: readonly Candidate[], options: PlanOptions): ReadyDay[] {
  const shownUrls = new Set<string>();
  return dayIdeas.flatMap((idea) => {
    const day = planDayOf(candidates, [idea], options);
    if (!day) return [];
    const images = day.places.flatMap(({ cover }) => cover ?? []);
    const image = images.find(({ url }) => !shownUrls.has(url)) ?? images[0] ?? null;
    if (image) shownUrls.add(image.url);
    return { idea, day, image };
  });
}

interface CombinedIdeasProps extends Pick<EmptyDayPlanProps, 'onFill'> {
  /** Returns a day for the ideas, or null if no place is open; undefined while the places are loading. */
  planIdeas: ((ideas: readonly DayIdea[]) => PlannedDay | null) | undefined;
}

function CombinedIdeas({ planIdeas, onFill }: CombinedIdeasProps) {
  const [ideas, setIdeas] = useState<readonly DayIdea[]>([]);
  const [isNothingFound, setNothingFound] = useState(false);
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{texts.ideasTitle}</h2>
      <div className="flex flex-wrap gap-2">
        {dayIdeas.map((idea) => (
          <ToggleChip
            key={idea}
            pressed={ideas.includes(idea)}
            onToggle={() => {
              setNothingFound(false);
              setIdeas((chosen) =>
                chosen.includes(idea)
                  ? chosen.filter((other) => other !== idea)
                  : [...chosen, idea],
              );
            }}
          >
            <IdeaIcon idea={idea} />
            {idea === 'beach' ? texts.beachIdea : intentLabels[idea]}
          </ToggleChip>
        ))}
      </div>
      {/* The hint has the height of the button that replaces it. */}
      <div className="mt-4 flex min-h-11 items-center">
        {ideas.length === 0 ? (
          <p className="text-ink-muted">{texts.chooseIdeaHint}</p>
        ) : (
          <Button
            aria-disabled={!planIdeas}
            onClick={() => {
              const day = planIdeas?.(ideas);
              if (day) onFill(day.address);
              else if (day === null) setNothingFound(true);
            }}
          >
            <Sparkles aria-hidden size={20} />
            {texts.fillDay}
          </Button>
        )}
      </div>
      <p role="status" className="mt-3 text-ink-muted empty:hidden">
        {isNothingFound && texts.nothingForIdeas}
      </p>
    </section>
  );
}

type Candidate = DayCandidate & PlaceSummary;
type PlanOptions = Pick<EmptyDayPlanProps, 'address' | 'now' | 'visitor'>;

/** Returns a day with places for the ideas, or null if no place is open. */
function planDayOf(
  candidates: readonly Candidate[],
  ideas: readonly DayIdea[],
  { address, now, visitor }: PlanOptions,
): PlannedDay | null {
  const requested = dayPlanTime(address, now);
  const isTooLate = address.day === '' && requested.begins > latestStartMinutes;
  const day = isTooLate ? isoDateOf(requested.dayNumber + 1) : address.day;
  const planTime = dayPlanTime({ day, startTime: address.startTime }, now);
  const suggestions = suggestDay(candidates, ideas, { ...planTime, origin: visitor });
  const [first] = suggestions;
  if (!first) return null;
  return {
    address: {
      ...address,
      day,
      ids: suggestions.map(({ id }) => id),
      plannedAt: Object.fromEntries(suggestions.map(({ id, plannedAt }) => [id, plannedAt])),
    },
    places: suggestions.flatMap(({ id }) => candidates.find((place) => place.id === id) ?? []),
    startsAt: first.plannedAt,
    relativeDay: isTooLate ? 'tomorrow' : address.day === '' ? 'today' : null,
  };
}

/** Returns the best-rated places, by default all, each with the ideas that it is good for. */
function toCandidates(search: PlaceSearch, maxCount?: number): Candidate[] {
  const idsByIdea = dayIdeas.map((idea) => ({
    idea,
    ids: search.search(dayIdeaSearch(idea)).ids(),
  }));
  return search
    .search({ query: '', filters: noFilters, sort: 'nota' })
    .slice(0, maxCount)
    .map((place) => ({
      ...place,
      ideas: idsByIdea.flatMap(({ idea, ids }) => (ids.has(place.id) ? idea : [])),
    }));
}
