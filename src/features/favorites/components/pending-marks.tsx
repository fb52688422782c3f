import { usePendingChanges } from '#platform/offline/use-pending-changes.ts';
import { pendingMarksText } from '#features/favorites/pending-texts.ts';

/** Shows how many changes of saved places and events are pending. Renders nothing if there are none. */
export function PendingMarks() {
  const count = usePendingChanges().filter(({ kind }) => kind !== 'review').length;
  return count > 0 && <p className="font-medium tabular">{pendingMarksText(count)}</p>;
}
