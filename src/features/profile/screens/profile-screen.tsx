import { brand } from '#shared/brand.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { ClubSection, OpenCodeOfMember, QuestionToMember } from './club-section.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfileStatistics } from './profile-statistics.tsx';

const WaitingReviews = lazyNotice(
  async () => (await import('#features/reviews/components/waiting-reviews.tsx')).WaitingReviews,
);
const InstallOffer = lazyNotice(
  async () => (await import('#features/install/components/install-offer.tsx')).InstallOffer,
);

export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Perfil · ${brand.name}`}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <ProfileHead user={user} />
        <InOrder>
          <WaitingReviews />
          <OpenCodeOfMember user={user} />
          <ClubSection user={user} />
          <QuestionToMember user={user} />
          <ProfileStatistics user={user} />
          <ProfileMenu />
          <InstallOffer />
          <p className="text-center text-sm text-ink-muted tabular">Versão {brand.version}</p>
        </InOrder>
      </div>
    </div>
  );
}
