import { CalendarDays } from 'lucide-react';
import type { User } from '#features/account/model/user.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/profile/texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';

const ReceiptsSection = lazyPart(
  texts.loadingSavings,
  async () => (await import('./receipts-section.tsx')).ReceiptsSection,
);

const RecentSection = lazyPart(
  texts.loadingRecentPlaces,
  async () => (await import('./recent-section.tsx')).RecentSection,
);

export default function HistoryScreen() {
  const { user } = useSession();
  return user && <History user={user} />;
}

function History({ user }: { user: User }) {
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.historyPageTitle}</title>
      <div className="mx-auto max-w-3xl">
        <BackLink to={linkTo('/profile')}>{texts.profileTitle}</BackLink>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-2xl font-extrabold md:text-3xl">{texts.historyTitle}</h1>
          <ButtonLink to={linkTo('/reservations')} variant="quiet" className="-mx-4">
            <CalendarDays aria-hidden size={20} />
            {texts.ownReservations}
          </ButtonLink>
        </div>
        <div className="mt-6 flex flex-col gap-8">
          <SequentialReveal>
            <ReceiptsSection user={user} />
            <RecentSection user={user} />
          </SequentialReveal>
        </div>
      </div>
    </div>
  );
}
