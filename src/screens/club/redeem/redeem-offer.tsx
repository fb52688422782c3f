import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BadgePercent } from 'lucide-react';
import { membershipQuery } from '#data/club/membership-queries.ts';
import { RefusedError } from '#data/api/refused-error.ts';
import { openRedemption } from '#data/redemptions/redemption-store.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import { offerStandingAt } from '#domain/offer-calendar.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { redemptionErrors } from '#texts/errors/redemptions.ts';
import { obstacleOf } from '#texts/membership.ts';
import type { Obstacle } from '#texts/membership.ts';
import { offerEndText, offerRule, offerStandingText } from '#texts/offers.ts';
import { useNow } from '#ui/use-now.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { refusalText } from '#components/refusal/refusal-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

const OpenRedemption = lazyPart(
  'Preparando o código...',
  async () => (await import('./open-redemption.tsx')).OpenRedemption,
);

interface RedeemOfferProps {
  user: User;
  offer: ClubOffer;
  placeName: string;
}

/** The rule first, and the code only when asked for: a stray tap uses nothing. */
export function RedeemOffer({ user, offer, placeName }: RedeemOfferProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const now = useNow();
  const standing = offerStandingAt(offer, now);
  // Without an answer the code can be asked for: the server decides anyway.
  const { data: member, isLoading } = useQuery(membershipQuery(user.uid));
  const obstacle = member === undefined ? null : obstacleOf(member, now);
  const opening = useMutation({
    mutationFn: () => openRedemption(offer.id),
    onSuccess: ({ id }) => {
      setOpenId(id);
    },
  });

  if (openId !== null) {
    return (
      <OpenRedemption
        user={user}
        id={openId}
        placeName={placeName}
        onAgain={() => {
          setOpenId(null);
        }}
      />
    );
  }
  const { error } = opening;
  const isRefused = error instanceof RefusedError;
  const needsPlan = isRefused && (error.reason === 'not_member' || error.reason === 'past_due');
  return (
    <article className="mt-2">
      <p className="font-semibold text-sun-ink">{placeName}</p>
      <h1 className="mt-1 text-2xl font-extrabold wrap-anywhere md:text-3xl">{offer.title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={standing.kind === 'valid' ? 'open' : 'neutral'}>
          {offerStandingText(standing)}
        </Badge>
        <span className="text-sm text-ink-muted">{offerEndText(offer)}</span>
      </p>
      <p className="mt-5 wrap-anywhere">{offerRule(offer)}</p>
      {offer.termsText && (
        <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
          {offer.termsText}
        </p>
      )}
      {obstacle ? (
        <ObstacleNotice obstacle={obstacle} />
      ) : (
        <div className="mt-6 rounded-card bg-sun-soft p-5">
          <p>
            Gere o código quando for pagar a conta, já no lugar. Ele vale por 10 minutos, e nada é
            usado antes de a equipe confirmar.
          </p>
          <Button
            block
            className="mt-4"
            aria-disabled={opening.isPending || isLoading || standing.kind !== 'valid'}
            onClick={() => {
              if (!opening.isPending && !isLoading && standing.kind === 'valid') opening.mutate();
            }}
          >
            <BadgePercent aria-hidden size={20} />
            {opening.isPending ? 'Gerando código...' : 'Gerar código'}
          </Button>
        </div>
      )}
      <div className="mt-4 flex flex-col items-start gap-3">
        <FormAlert text={error ? refusalText(redemptionErrors, error) : ''} />
        {needsPlan && <ButtonLink to={linkTo('/subscription')}>Ver o clube</ButtonLink>}
      </div>
    </article>
  );
}

/** In the place of the button that would only be refused. */
function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  return (
    <section aria-label="Como usar este benefício" className="mt-6 rounded-card bg-sun-soft p-5">
      <h2 className="text-lg font-bold">{obstacle.title}</h2>
      <p className="mt-1">{obstacle.text}</p>
      {obstacle.action !== null && (
        <ButtonLink to={linkTo('/subscription')} block className="mt-4">
          {obstacle.action}
        </ButtonLink>
      )}
    </section>
  );
}
