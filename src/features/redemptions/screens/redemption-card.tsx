import { useState, useMemo } from 'react';
import { encodeQR } from 'qr';
import { GoldenHour } from '#features/club/components/golden-hour.tsx';
import {
  clockTextWithSeconds,
  remainingText,
  useCurrentSecond,
} from '#features/redemptions/components/use-second.ts';
import { redemptionLifeMs, tokenLifeMs } from '#features/redemptions/model/redemption-options.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/redemptions/texts.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import type { RedemptionResponse } from '#features/redemptions/model/redemption-contract.ts';

interface RedemptionCardProps {
  user: Pick<User, 'displayName' | 'photoURL'>;
  redemption: RedemptionResponse;
  proof: Proof;
}

/**
 * Card shown to the staff: discount, member, code, clock and an animated sun. Clock and sun show that the card is not a
 * screenshot. If space is short, the illustration becomes smaller, so that discount, QR code and typed code fit on any
 * screen.
 */
export function RedemptionCard({ user, redemption, proof }: RedemptionCardProps) {
  const deviceTime = useCurrentSecond();
  const { token, now } = useShownProof(proof, deviceTime);
  const expiresAt = new Date(redemption.expiresAt);
  const { large, rest } = texts.discountHeadline(redemption.terms);
  return (
    <section
      aria-label={texts.codeCardLabel}
      className="mx-auto flex w-full max-w-md appear flex-col overflow-hidden rounded-card text-on-photo shadow-float max-sm:min-h-[calc(100dvh-9rem)] sm:max-w-3xl sm:flex-row"
    >
      <div className="flex flex-1 flex-col club-sunset">
        <p className="relative px-4 pt-4">
          <span className="block text-[3.5rem] leading-none font-extrabold">{large} </span>
          <span className="block text-xl font-bold">{rest}</span>
        </p>
        <div className="relative min-h-11 flex-1 overflow-hidden">
          <div className="absolute inset-x-0 bottom-0">
            <GoldenHour sunset={1 - (expiresAt.getTime() - now.getTime()) / redemptionLifeMs} />
          </div>
        </div>
      </div>
      <div className="relative flex flex-1 flex-col justify-center gap-2 bg-club p-4 pt-2">
        <div className="flex items-center gap-3">
          <UserAvatar name={user.displayName} photoURL={user.photoURL} size="medium" />
          <p className="min-w-0 flex-1">
            <span className="block font-bold wrap-anywhere">
              <bdi>{user.displayName.split(' ')[0]}</bdi>
            </span>
            <span className="line-clamp-2 text-sm wrap-anywhere">{redemption.terms.title}</span>
          </p>
          <p aria-hidden className="text-xl font-bold tabular">
            {clockTextWithSeconds(now)}
          </p>
        </div>
        <div className="mx-auto w-[clamp(9rem,32dvh,15rem)] rounded-control bg-on-photo p-3">
          <QrCode text={token} />
        </div>
        <p
          aria-label={texts.codeLabel([...proof.code].join(' '))}
          role="img"
          className="text-center text-3xl font-extrabold tracking-[0.2em] tabular"
        >
          {proof.code.slice(0, 3)} {proof.code.slice(3)}
        </p>
        <p className="text-center text-sm tabular">
          {texts.codeExpiresIn(remainingText(expiresAt, now))}
        </p>
        <p className="text-center text-sm font-semibold">
          {redemption.status === 'verified' ? texts.codeBeingChecked : texts.showCodeToStaff}
        </p>
      </div>
    </section>
  );
}

type Proof = NonNullable<RedemptionResponse['proof']>;

/** How long a QR code stays unchanged, in ms: long enough for a camera to read, and well below the token lifetime. */
const minShownMs = 20_000;

/**
 * Returns the token to draw and the server time. A token lives 45 seconds, so the server time at its arrival is its
 * expiry minus 45 seconds, even if the device clock is wrong.
 * @param deviceTime the current time of the device clock
 */
function useShownProof(proof: Proof, deviceTime: Date): { token: string; now: Date } {
  const [shownProof, setShownProof] = useState(() => toReceivedProof(proof, deviceTime));
  const isOutdated = Math.abs(deviceTime.getTime() - shownProof.receivedAtMs) > minShownMs;
  if (isOutdated && proof.token !== shownProof.token)
    setShownProof(toReceivedProof(proof, deviceTime));
  return { token: shownProof.token, now: new Date(deviceTime.getTime() + shownProof.skewMs) };
}

function toReceivedProof({ token, expiresAt }: Proof, deviceTime: Date) {
  const receivedAtMs = deviceTime.getTime();
  return { token, receivedAtMs, skewMs: Date.parse(expiresAt) - tokenLifeMs - receivedAtMs };
}

/** A QR code as one SVG path, dark on light in both themes, as scanners require. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => toSvgPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={texts.qrCodeLabel}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block w-full fill-club"
    >
      <path d={path} />
    </svg>
  );
}

function toSvgPath(text: string) {
  // The smallest border; the card adds the rest of the required quiet zone.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
