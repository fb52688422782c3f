import { useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  parseDayPlanAddress,
  dayPlanParams,
  dayPlanTime,
} from '#features/day-plan/model/day-plan-address.ts';
import { maxPlannedPlaces } from '#features/day-plan/model/day-plan.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { useChosenPlaces } from '#features/compare/components/use-chosen-places.ts';
import * as texts from '#features/day-plan/texts.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import { useNow } from '#ui/use-now.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { PlannedStops } from './planned-stops.tsx';

/** Lazy-loaded: a shared plan has places. */
const EmptyDayPlan = lazyPart(
  texts.loadingPlaces,
  async () => (await import('./empty-day-plan.tsx')).EmptyDayPlan,
  { skeleton: <Skeleton className="mt-5 h-40 w-full" /> },
);
const PlaceChooser = lazyDialog(
  async () => (await import('#features/compare/components/place-chooser.tsx')).PlaceChooser,
);

/**
 * Renders a plan of a day, ordered by opening hours and distances. The state is in the URL, so that it can be shared.
 */
export default function DayPlanScreen() {
  const now = useNow();
  const { state, requestedState, update } = useAddressState(parseDayPlanAddress, dayPlanParams);
  const { ids, plannedAt } = state;
  const places = useChosenPlaces(ids);
  const visitor = useVisitorLocation();
  const [isChoosing, setChoosing] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitleOnceClosed = useFocusAfterClose(titleRef, isChoosing);
  const toast = useToast();
  const planTime = dayPlanTime(state, now);
  const isFull = ids.length >= maxPlannedPlaces;

  const openChooser = () => {
    if (isFull) toast(texts.tooManyPlaces(maxPlannedPlaces));
    else setChoosing(true);
  };
  const removePlace = (id: string) => {
    update({ ...requestedState, ids: requestedState.ids.filter((other) => other !== id) });
    titleRef.current?.focus();
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.planPageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {texts.planTitle}
      </h1>
      <p className="mt-1 text-ink-muted">{texts.planLead}</p>
      {ids.length === 0 ? (
        <EmptyDayPlan
          address={state}
          now={now}
          visitor={visitor}
          onFill={(filled) => {
            update(filled);
            titleRef.current?.focus();
          }}
          onChoose={openChooser}
        />
      ) : (
        <div className="max-w-3xl">
          <div className="mt-5 grid grid-cols-2 gap-4 sm:max-w-md">
            <DateTimeField
              label={texts.dayLabel}
              type="date"
              // A partially typed year is a date in the distant past, which dayPlanTime() replaces by today. The field
              // shows the typed value.
              value={state.day || planTime.day}
              error={state.day && state.day !== planTime.day ? texts.dayOutOfRange : undefined}
              onChange={(day) => {
                update({ ...requestedState, day });
              }}
            />
            <DateTimeField
              label={texts.startTimeLabel}
              type="time"
              value={planTime.time}
              onChange={(startTime) => {
                update({ ...requestedState, startTime });
              }}
            />
          </div>
          <div className="mt-4 flex flex-wrap items-start gap-3">
            <Button variant="secondary" aria-disabled={isFull} onClick={openChooser}>
              <Plus aria-hidden size={20} />
              {texts.addPlace}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                update({ ...requestedState, ids: [] });
                titleRef.current?.focus();
              }}
            >
              {texts.startOver}
            </Button>
            {visitor === null && (
              // Lets the error message of an unavailable position wrap instead of widening the page.
              <div className="min-w-0">
                <NearMe staysOnPage />
              </div>
            )}
          </div>
          <PlannedStops
            places={places}
            plannedAt={plannedAt}
            time={planTime}
            visitor={visitor}
            onRemove={removePlace}
          />
        </div>
      )}
      {isChoosing && (
        <PlaceChooser
          chosenIds={ids}
          maxCount={maxPlannedPlaces}
          onChoose={(addedIds) => {
            // The first chosen place replaces the button that opened the dialog, so the focus moves to the title.
            if (ids.length === 0) focusTitleOnceClosed();
            update({ ...requestedState, ids: [...requestedState.ids, ...addedIds] });
            setChoosing(false);
          }}
          onClose={() => {
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

/**
 * Renders a date or time field. The user types it in parts, and the browser restarts the input when the value is set
 * from outside. Therefore the field shows the typed value until it loses the focus, and then the value that the plan
 * uses.
 */
function DateTimeField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [enteredText, setEnteredText] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={enteredText ?? value}
      onChange={(text) => {
        setEnteredText(text);
        onChange(text);
      }}
      onBlur={() => {
        setEnteredText(null);
      }}
    />
  );
}
