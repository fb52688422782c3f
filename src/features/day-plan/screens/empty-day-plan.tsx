import { useState } from 'react';
import { CalendarClock, Sparkles, Waves } from 'lucide-react';
import { dayIdeas, dayIdeaSearch, suggestDay } from '#features/day-plan/model/day-idea.ts';
import type { DayCandidate, DayIdea } from '#features/day-plan/model/day-idea.ts';
import type { DayPlanAddress } from '#features/day-plan/model/day-plan-address.ts';
import { dayPlanTime } from '#features/day-plan/model/day-plan-address.ts';
import * as texts from '#features/day-plan/texts.ts';
import { intentIcons } from '#features/search/components/intent-icons.ts';
import { hoursDetails } from '#features/search/data/use-listed-places.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';
import { intentLabels } from '#features/search/start-texts.ts';
import { searchErrors } from '#features/search/texts.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isoDateOf } from '#shared/zoned-time.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { FailureLine } from '#ui/failure-line.tsx';

/** A day that begins later (minutes since midnight) has too little left: the ideas then plan the next day. */
const latestStartMinutes = 16 * 60;

interface EmptyDayPlanProps {
  address: DayPlanAddress;
  now: Date;
  visitor: Coordinates | null;
  onFill: (address: DayPlanAddress) => void;
  /** Opens the list of places. */
  onChoose: () => void;
}

/** Renders two ways to fill an empty plan: ideas, and places that the visitor chooses. */
export function EmptyDayPlan({ onChoose, ...ideas }: EmptyDayPlanProps) {
  return (
    <>
      <DayIdeas {...ideas} />
      <Banner
        icon={<CalendarClock aria-hidden size={28} />}
        title={texts.choosePlacesTitle}
        actions={
          <Button variant="secondary" onClick={onChoose}>
            {texts.choosePlaces}
          </Button>
        }
      >
        <p>{texts.choosePlacesHint}</p>
      </Banner>
    </>
  );
}

function DayIdeas({ address, now, visitor, onFill }: Omit<EmptyDayPlanProps, 'onChoose'>) {
  const [ideas, setIdeas] = useState<readonly DayIdea[]>([]);
  const [isNothingFound, setNothingFound] = useState(false);
  const { search, error, retry } = usePlaceSearch(
    { query: '', categorySlugs: [] },
    { details: hoursDetails, needsHours: true, isCompleteOnly: true },
  );
  const fillDay = (loadedSearch: PlaceSearch) => {
    const requested = dayPlanTime(address, now);
    const isTooLate = address.day === '' && requested.begins > latestStartMinutes;
    const day = isTooLate ? isoDateOf(requested.dayNumber + 1) : address.day;
    const planTime = dayPlanTime({ day, startTime: address.startTime }, now);
    const suggestions = suggestDay(toCandidates(loadedSearch), ideas, {
      ...planTime,
      origin: visitor,
    });
    setNothingFound(suggestions.length === 0);
    if (suggestions.length === 0) return;
    onFill({
      ...address,
      day,
      ids: suggestions.map(({ id }) => id),
      plannedAt: Object.fromEntries(suggestions.map(({ id, plannedAt }) => [id, plannedAt])),
    });
  };
  return (
    <section aria-labelledby="ideias" className="mt-5">
      <h2 id="ideias" className="mb-3 text-xl font-bold">
        {texts.ideasTitle}
      </h2>
      <div className="flex flex-wrap gap-2">
        {dayIdeas.map((idea) => {
          const Icon = idea === 'beach' ? Waves : intentIcons[idea];
          return (
            <ToggleChip
              key={idea}
              pressed={ideas.includes(idea)}
              onToggle={() => {
                setNothingFound(false);
                setIdeas(
                  ideas.includes(idea) ? ideas.filter((other) => other !== idea) : [...ideas, idea],
                );
              }}
            >
              <Icon aria-hidden size={18} />
              {idea === 'beach' ? texts.beachIdea : intentLabels[idea]}
            </ToggleChip>
          );
        })}
      </div>
      {/* The hint has the height of the button that replaces it. */}
      <div className="mt-4 flex min-h-11 items-center">
        {error ? (
          <FailureLine sentences={searchErrors} error={error} onRetry={retry} />
        ) : ideas.length === 0 ? (
          <p className="text-ink-muted">{texts.chooseIdeaHint}</p>
        ) : (
          <Button
            aria-disabled={!search}
            onClick={() => {
              if (search) fillDay(search);
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

/** Returns all places, each with the ideas that it is good for. */
function toCandidates(search: PlaceSearch): DayCandidate[] {
  const idsByIdea = dayIdeas.map((idea) => ({
    idea,
    ids: search.search(dayIdeaSearch(idea)).ids(),
  }));
  return search
    .search({ query: '', filters: noFilters, sort: 'nota' })
    .slice(0)
    .map((place) => ({
      ...place,
      ideas: idsByIdea.flatMap(({ idea, ids }) => (ids.has(place.id) ? idea : [])),
    }));
}
