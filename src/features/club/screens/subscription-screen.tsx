import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useNow } from '#ui/use-now.ts';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/club/texts.ts';
import { plansNote, withdrawalReturnSentence } from '#features/club/membership-texts.ts';
import { isSubscriber } from '#features/club/model/membership-presentation.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlansView } from './plans-view.tsx';
import type { PlansNoteProps } from './plans-view.tsx';

const MembershipView = lazyPart(
  texts.loadingClub,
  async () => (await import('./membership-view.tsx')).MembershipView,
  { skeleton: <PlansSkeleton /> },
);

export default function SubscriptionScreen() {
  const { user, status } = useSession();

  return (
    <div className="page pt-5 md:pt-10">
      <title>{`${brand.clubName} · ${brand.name}`}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{brand.clubName}</h1>
      {user && <MemberContent user={user} />}
      {!user && status === 'loading' && (
        <LoadingRegion label={texts.loadingClub}>
          <PlansSkeleton />
        </LoadingRegion>
      )}
      {!user && status !== 'loading' && (
        // `depends-on-session` hides the offer for a returning user until the session is known (index.html), because a
        // subscriber sees the membership instead.
        <div className="depends-on-session">
          <PlansOffer />
        </div>
      )}
    </div>
  );
}

function MemberContent({ user }: { user: User }) {
  const membership = useQuery(membershipQuery(user.uid));
  const now = useNow();
  return (
    <QueryView
      query={membership}
      sentences={texts.membershipErrors}
      isQuiet
      loading={texts.loadingClub}
      skeleton={<PlansSkeleton />}
    >
      {(member) =>
        isSubscriber(member, now) ? (
          <MembershipView user={user} member={member} />
        ) : (
          <PlansOffer
            note={plansNote(member, now)}
            isBenefitsStartShown={withdrawalReturnSentence(member, now) !== null}
          />
        )
      }
    </QueryView>
  );
}

/** Renders the plans, or a message while the club is closed. */
function PlansOffer(props: PlansNoteProps) {
  // If the settings are unavailable, the plans are shown; the server checks whether the club is open.
  const { data: settings } = useQuery(publicSettingsQuery());
  if (settings?.clubEnabled === false) {
    return (
      <Banner
        icon={<Store aria-hidden size={28} />}
        title={texts.clubClosedTitle}
        actions={<ButtonLink to={linkTo('/')}>{texts.explorePlaces}</ButtonLink>}
      >
        <p>{texts.clubClosedNote}</p>
      </Banner>
    );
  }
  return <PlansView {...props} />;
}

function PlansSkeleton() {
  return (
    <div className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="hidden h-80 rounded-card md:block" />
    </div>
  );
}
