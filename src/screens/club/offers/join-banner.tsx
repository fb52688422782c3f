import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '#data/club/membership-queries.ts';
import { brand } from '#domain/brand.ts';
import { isEntitled } from '#domain/membership.ts';
import type { User } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { isSubscriber } from '#texts/membership.ts';
import { useNow } from '#components/clock/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What it takes to use the offers, for whoever cannot yet. Nothing while that is not known. */
export function JoinBanner() {
  const { user, status, isVerified } = useSession();
  if (user) return <ForUser user={user} />;
  return status === 'signed-out' && isVerified ? <Banner /> : null;
}

function ForUser({ user }: { user: User }) {
  const { data: member } = useQuery(membershipQuery(user.uid));
  const now = useNow();
  if (member === undefined || (member && isEntitled(member, now))) return null;
  return <Banner hasDebt={isSubscriber(member, now)} />;
}

function Banner({ hasDebt = false }: { hasDebt?: boolean }) {
  return (
    <section
      aria-label="Como usar os benefícios"
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-soft p-5"
    >
      <p className="min-w-56 flex-1">
        {hasDebt
          ? 'Seus benefícios estão parados até o pagamento da assinatura.'
          : `Os benefícios são para sócios do ${brand.clubName}. Assine e use no mesmo dia.`}
      </p>
      <ButtonLink to="/subscription">{hasDebt ? 'Ver minha assinatura' : 'Ver o clube'}</ButtonLink>
    </section>
  );
}
