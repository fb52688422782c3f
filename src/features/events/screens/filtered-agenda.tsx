import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CalendarDays, SlidersHorizontal } from 'lucide-react';
import { agendaParams, parseAgendaFilters } from '#features/events/model/agenda/agenda-address.ts';
import {
  agendaFilterCount,
  getDaysOfPeriod,
  filterAgenda,
  noAgendaFilters,
  listOccurrences,
} from '#features/events/model/agenda/agenda.ts';
import type { Agenda, AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import * as texts from '#features/events/texts.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { usePageIdle } from '#features/map/components/list-map/use-page-idle.ts';
import { PositionRequest } from '#features/map/components/near-me/position-request.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { Button } from '#ui/button.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useSortTime } from '#ui/use-now.ts';
import { useOverlay } from '#ui/use-overlay.ts';
import { AgendaDays, EmptyAgenda, PeriodChips } from './agenda-parts.tsx';

/** Number of dates shown initially and added by each click: as many as a server-rendered page has (event-page.ts). */
const pageSize = 24;

const AgendaFilterSheet = lazyDialog(
  async () => (await import('./filters/agenda-filter-sheet.tsx')).AgendaFilterSheet,
);
const DaySheet = lazyDialog(async () => (await import('./filters/day-sheet.tsx')).DaySheet);
const AgendaColumn = lazyPart(
  texts.loadingCalendar,
  async () => (await import('./filters/agenda-column.tsx')).AgendaColumn,
);
const ActiveAgendaFilters = lazyPart(
  texts.loadingActiveFilters,
  async () => (await import('./filters/active-agenda-filters.tsx')).ActiveAgendaFilters,
  { hasPlace: false },
);

interface FilteredAgendaProps {
  agenda: Agenda;
  /** Loads the complete agenda. */
  onNeedComplete: () => void;
  /** True if loading the complete agenda failed. */
  hasLoadFailed: boolean;
}

/** Renders the dates that match the filters in the URL. */
export function FilteredAgenda({ agenda, onNeedComplete, hasLoadFailed }: FilteredAgendaProps) {
  const {
    state,
    requestedState: requestedFilters,
    update,
  } = useAddressState(parseAgendaFilters, agendaParams);
  const now = useSortTime(agendaParams(state).toString());
  const origin = useVisitorLocation();
  const column = useRef<HTMLDivElement>(null);
  const isColumnShown = usePageIdle(column, true);
  const filterSheet = useOverlay();
  const daySheet = useOverlay();
  const matchingAgenda = useMemo(
    () => filterAgenda(agenda, state, origin),
    [agenda, state, origin],
  );
  const foundOccurrences = useMemo(
    () => listOccurrences(matchingAgenda, getDaysOfPeriod(state.when, now), now),
    [matchingAgenda, state.when, now],
  );
  const [rowLimit, setRowLimit] = useState({ filters: state, maxCount: pageSize });
  const shownCount = rowLimit.filters === state ? rowLimit.maxCount : pageSize;
  const filterCount = agendaFilterCount(state);

  const { isWhole: isComplete } = agenda;
  const needsCompleteAgenda =
    state.when !== null ||
    filterCount > 0 ||
    shownCount > pageSize ||
    isColumnShown ||
    filterSheet.isOpen ||
    daySheet.isOpen;
  const requestCompleteAgenda = useEffectEvent(onNeedComplete);
  useEffect(() => {
    if (needsCompleteAgenda && !isComplete) requestCompleteAgenda();
  }, [needsCompleteAgenda, isComplete]);

  const isLoadingRest = needsCompleteAgenda && !isComplete && !hasLoadFailed;

  const changeFilters = (changes: Partial<AgendaFilters>) => {
    update({ ...requestedFilters, ...changes });
  };
  const changeFiltersInSheet = (changes: Partial<AgendaFilters>) => {
    changeFilters(changes);
    filterSheet.noteAddress();
  };
  const clearFilters = () => {
    update({ ...noAgendaFilters, when: requestedFilters.when });
  };

  return (
    <div className="mt-4 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-8">
      {/* The margin and padding leave room for focus rings, which the scroll container would clip. */}
      <div
        ref={column}
        className="sticky top-[calc(var(--header-height)+1rem)] -m-1 h-fit max-h-[calc(100dvh-var(--header-height)-2rem)] min-h-96 overflow-y-auto overscroll-contain p-1 max-lg:hidden"
      >
        {isColumnShown && (
          <AgendaColumn
            agenda={agenda}
            matchingAgenda={matchingAgenda}
            filters={requestedFilters}
            onChange={changeFilters}
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="scroll-row -my-1.5 items-center gap-2 py-2">
          <Button
            variant="secondary"
            className="shrink-0 rounded-full px-3! lg:hidden"
            aria-label={texts.chooseDay}
            aria-haspopup="dialog"
            onPointerEnter={DaySheet.preload}
            onClick={() => {
              startTransition(daySheet.open);
            }}
          >
            <CalendarDays aria-hidden size={18} />
          </Button>
          <Button
            variant="secondary"
            className="shrink-0 rounded-full px-3! lg:hidden"
            aria-haspopup="dialog"
            onPointerEnter={AgendaFilterSheet.preload}
            onClick={() => {
              startTransition(filterSheet.open);
            }}
          >
            <SlidersHorizontal aria-hidden size={18} />
            {filterSheet.isOpen && isLoadingRest
              ? texts.loading
              : filterCount > 0
                ? texts.filtersWithCount(filterCount)
                : texts.filtersTitle}
          </Button>
          <PeriodChips
            when={requestedFilters.when}
            onChange={(when) => {
              changeFilters({ when });
            }}
          />
        </div>
        {filterCount > 0 && (
          <div className="mt-3 min-h-14">
            <ActiveAgendaFilters
              agenda={agenda}
              filters={requestedFilters}
              onChange={changeFilters}
            />
          </div>
        )}
        {state.distance !== null && !origin && (
          <div className="mt-3">
            <PositionRequest sentence={texts.nearbyHint} />
          </div>
        )}
        <AgendaDays
          occurrences={foundOccurrences.slice(0, shownCount)}
          sortTime={now}
          origin={origin}
          isBusy={isLoadingRest || requestedFilters !== state}
        />
        {(foundOccurrences.length > shownCount || !isComplete) && (
          <div className="mt-6 flex justify-center">
            <Button
              variant="secondary"
              onClick={() => {
                setRowLimit({ filters: state, maxCount: shownCount + pageSize });
              }}
            >
              {texts.moreEvents}
            </Button>
          </div>
        )}
        {foundOccurrences.length === 0 && (
          <EmptyAgenda
            matchingAgenda={matchingAgenda}
            isComplete={isComplete}
            when={state.when}
            hasFilters={filterCount > 0}
            now={now}
            onChangeFilters={changeFilters}
            onClear={clearFilters}
          />
        )}
      </div>
      {/* Opens once loading the complete agenda has ended, because options that appear later would move the others. */}
      {filterSheet.isOpen && !isLoadingRest && (
        <AgendaFilterSheet
          agenda={agenda}
          filters={requestedFilters}
          count={new Set(foundOccurrences.map(({ event }) => event.id)).size}
          onChange={changeFiltersInSheet}
          onClear={() => {
            clearFilters();
            filterSheet.noteAddress();
          }}
          onClose={filterSheet.close}
        />
      )}
      {daySheet.isOpen && (
        <DaySheet
          matchingAgenda={matchingAgenda}
          when={requestedFilters.when}
          onSelectDay={(day) => {
            changeFilters({ when: day });
            daySheet.noteAddress();
            daySheet.close();
          }}
          onClose={daySheet.close}
        />
      )}
    </div>
  );
}
