import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '#data/club/membership-queries.ts';
import { benefitsAhead, isEntitled } from '#domain/membership.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { benefitsAheadSentence, isSubscriber, returnSentence } from '#texts/membership.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { ClubMessage, joinSentence } from './club-message.tsx';

/** What it takes to use the offers, for somebody with an account who cannot yet. */
export function JoinBanner() {
  const { user, status } = useSession();
  if (user) return <ForUser user={user} />;
  // Where it cannot be known who is there, the offers are shown without it.
  return status === 'loading' ? <LoadingRegion label={loadingClub} /> : null;
}

function ForUser({ user }: { user: User }) {
  const { data: member, isPending } = useQuery(membershipQuery(user.uid));
  const now = useNow();
  if (isPending) return <LoadingRegion label={loadingClub} />;
  if (member === undefined) return null;
  if (member && isEntitled(member, now)) {
    const from = benefitsAhead(member, now);
    return from && <ClubMessage text={benefitsAheadSentence(from)} />;
  }
  const hasDebt = isSubscriber(member, now);
  // To somebody who withdrew and cannot use anything on the day they come back.
  const returning = returnSentence(member, now);
  return (
    <ClubMessage
      text={
        hasDebt
          ? 'Seus benefícios estão parados até o pagamento da assinatura.'
          : (returning ?? joinSentence)
      }
    >
      <ButtonLink to={linkTo('/subscription')}>
        {hasDebt ? 'Ver minha assinatura' : 'Ver o clube'}
      </ButtonLink>
    </ClubMessage>
  );
}

const loadingClub = 'Carregando o clube...';
