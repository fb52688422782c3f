import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { reviewObstacle } from './review-obstacle.ts';

/** Asks for a first review, or says why this person cannot write one. */
export function ReviewInvitation({ place, onWrite }: { place: Place; onWrite: () => void }) {
  const session = useSession();
  // A visitor reads the settings when they tap.
  const settings = useQuery({ ...publicSettingsQuery(), enabled: session.user !== null });
  const obstacle = reviewObstacle(session, place, settings.data);
  if (obstacle) return <p className="mt-6 text-ink-muted">{obstacle}</p>;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-ink-muted">Já esteve aqui? Conte como foi.</p>
      <Button onClick={onWrite}>
        <PenLine aria-hidden size={18} />
        Avaliar
      </Button>
    </div>
  );
}
