import type { User } from '#domain/user.ts';
import { CardWaves } from '#components/membership/card-waves.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { QrCode } from './qr-code.tsx';
import { clockText, remainingText, useSecond } from './use-second.ts';
import { useShownProof } from './use-shown-proof.ts';
import type { Proof } from './use-shown-proof.ts';

interface RedemptionCardProps {
  user: Pick<User, 'displayName' | 'photoURL'>;
  placeName: string;
  proof: Proof;
  expiresAt: Date;
}

/** What the staff looks at: who, where, a clock that a picture of the screen cannot move, and the code. */
export function RedemptionCard({ user, placeName, proof, expiresAt }: RedemptionCardProps) {
  const device = useSecond();
  const { token, now } = useShownProof(proof, device);
  return (
    <section
      aria-label="Código do benefício"
      className="relative isolate overflow-hidden rounded-card bg-linear-to-br from-club to-club-far p-5 text-on-photo shadow-float"
    >
      <CardWaves />
      <div className="flex items-center gap-3">
        <UserAvatar name={user.displayName} photoURL={user.photoURL} size="medium" />
        <div className="min-w-0 flex-1">
          <p className="font-bold wrap-anywhere">
            <bdi>{user.displayName.split(' ')[0]}</bdi>
          </p>
          <p className="text-sm wrap-anywhere">{placeName}</p>
        </div>
        <p aria-hidden className="text-xl font-bold tabular">
          {clockText(now)}
        </p>
      </div>
      <div className="mx-auto my-5 w-full max-w-64 rounded-control bg-on-photo p-4">
        <QrCode text={token} />
      </div>
      <p className="text-center text-sm">Ou diga o código</p>
      <p
        aria-label={`Código ${[...proof.code].join(' ')}`}
        role="img"
        className="mt-1 text-center text-3xl font-extrabold tracking-[0.2em] tabular"
      >
        {proof.code.slice(0, 3)} {proof.code.slice(3)}
      </p>
      <p className="mt-3 text-center text-sm tabular">Expira em {remainingText(expiresAt, now)}</p>
    </section>
  );
}
