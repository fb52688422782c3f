import { brand } from '#domain/brand.ts';
import { useSession } from '#session/use-session.ts';
import { InOrder } from '#ui/in-order.tsx';
import { ClubSection } from './club-section.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ProfileStatistics } from './profile-statistics.tsx';

export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Perfil · ${brand.name}`}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <ProfileHead user={user} />
        <InOrder>
          <ClubSection user={user} />
          <ProfileStatistics user={user} />
          <ProfileMenu />
          <p className="text-center text-sm text-ink-muted tabular">Versão {brand.version}</p>
        </InOrder>
      </div>
    </div>
  );
}
