import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventMutation } from '#features/events/data/managed-event-queries.ts';

/** Returns the mutation that runs `change` for the user `uid` (eventMutation()). */
export function useEventChange<T>(
  uid: string,
  change: (uid: string, value: T) => Promise<unknown>,
) {
  return useMutation(eventMutation(useQueryClient(), uid, (value: T) => change(uid, value)));
}
