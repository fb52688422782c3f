import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed } from 'lucide-react';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { useNow } from '#components/clock/use-now.ts';
import { membershipQuery } from '#data/club/membership-queries.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import { brand } from '#domain/brand.ts';
import type { User } from '#domain/user.ts';
import { useSession, useSessionActions } from '#session/use-session.ts';
import { membershipErrors } from '#texts/errors/club.ts';
import { isSubscriber } from '#texts/membership.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MembershipView } from './membership-view.tsx';
import { PlansView } from './plans-view.tsx';

export default function SubscriptionScreen() {
  const { user, status } = useSession();
  const { start } = useSessionActions();

  // Whoever subscribes sees the membership, so it has to be known who is there.
  useEffect(start, [start]);

  return (
    <div className="page pt-5 md:pt-10">
      <title>{`${brand.clubName} · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{brand.clubName}</h1>
      {user ? <MemberContent user={user} /> : status === 'loading' ? <Loading /> : <Offer />}
    </div>
  );
}

function MemberContent({ user }: { user: User }) {
  const membership = useQuery(membershipQuery(user.uid));
  const now = useNow();
  const { data, error } = membership;
  if (error && data === undefined) {
    return (
      <FailureNotice
        sentences={membershipErrors}
        error={error}
        onRetry={() => void membership.refetch()}
      />
    );
  }
  if (data === undefined) return <Loading />;
  return isSubscriber(data, now) ? <MembershipView user={user} member={data} /> : <Offer />;
}

/** The plans, unless the club takes nobody in. */
function Offer() {
  // Without an answer the plans are shown: the server decides anyway.
  const { data: settings } = useQuery(publicSettingsQuery());
  if (settings?.clubEnabled === false) {
    return (
      <Notice
        icon={<DoorClosed aria-hidden size={28} />}
        title="O clube está fechado no momento"
        actions={<ButtonLink to="/">Explorar lugares</ButtonLink>}
      >
        <p>Não estamos aceitando novos sócios agora. Volte em breve.</p>
      </Notice>
    );
  }
  return <PlansView />;
}

function Loading() {
  return (
    <LoadingRegion label="Carregando o clube...">
      <div className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="hidden h-80 rounded-card md:block" />
      </div>
    </LoadingRegion>
  );
}
