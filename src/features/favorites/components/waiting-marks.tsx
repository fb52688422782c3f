import { useWaiting } from '#platform/offline/use-waiting.ts';
import { waitingMarksText } from '#features/favorites/waiting-texts.ts';

/** That marks on places and events have not arrived yet; nothing where none waits. */
export function WaitingMarks() {
  const count = useWaiting().filter(({ kind }) => kind !== 'review').length;
  return count > 0 && <p className="font-medium tabular">{waitingMarksText(count)}</p>;
}
