import { useWaiting } from '#platform/offline/use-waiting.ts';
import { waitingMarksText } from '#features/favorites/waiting-texts.ts';

/** Shows how many changes of saved places and events are pending. Renders nothing if there are none. */
export function WaitingMarks() {
  const count = useWaiting().filter(({ kind }) => kind !== 'review').length;
  return count > 0 && <p className="font-medium tabular">{waitingMarksText(count)}</p>;
}
