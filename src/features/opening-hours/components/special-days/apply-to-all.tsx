import { dequal } from 'dequal/lite';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { specialDayMutation } from '#features/opening-hours/data/special-day-queries.ts';
import { findSpecialDay } from '#features/opening-hours/model/special-day.ts';
import type { SpecialDay } from '#features/opening-hours/model/special-day.ts';
import { isSuperAdmin } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/opening-hours/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { Button } from '#ui/button.tsx';
import { useKeepDialogOpen } from '#ui/dialog-hold.ts';
import { FailureLine } from '#ui/failure-line.tsx';

interface ApplyToAllProps {
  user: User;
  /** The loaded places of the manager. Those without weekly hours have no special days and are left out. */
  places: readonly Place[];
  /** 'YYYY-MM-DD', like `today`. */
  date: string;
  /** The hours that one of the places has on the date. */
  day: SpecialDay;
  today: string;
}

/** Renders a button that gives all places the hours that one place just received. Hidden if all have them. */
export function ApplyToAll({ user, places, date, day, today }: ApplyToAllProps) {
  const writer = { uid: user.uid, isSuperAdmin: isSuperAdmin(user) };
  const { mutateAsync } = useMutation(specialDayMutation(useQueryClient(), writer));
  const placesWithWeek = places.filter(({ hours }) => hours.kind === 'structured');
  const differingPlaces = placesWithWeek.filter(
    ({ hours }) => !dequal(findSpecialDay(hours, date), day && { ...day, date }),
  );
  const applyMutation = useMutation({
    mutationFn: async () => {
      for (const place of differingPlaces) await mutateAsync({ place, date, day, today });
    },
  });
  useKeepDialogOpen(applyMutation.isPending);
  if (differingPlaces.length === 0 && !applyMutation.isPending) return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={applyMutation.isPending}
        onClick={() => {
          if (!applyMutation.isPending) applyMutation.mutate();
        }}
      >
        {applyMutation.isPending ? texts.saving : texts.applyToPlaces(placesWithWeek.length)}
      </Button>
      {applyMutation.error && (
        <FailureLine
          sentences={texts.specialDayErrors}
          error={applyMutation.error}
          onRetry={() => {
            applyMutation.mutate();
          }}
        />
      )}
    </>
  );
}
