import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { notificationsQuery } from '#features/notifications/data/notification-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/notifications/texts.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { NotificationList } from './notification-list.tsx';

export default function NotificationsScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="page pt-3 md:pt-8">
      <title>{texts.pageTitle}</title>
      <div className="mx-auto flex max-w-2xl flex-col">
        <BackLink to={linkTo('/profile')}>{texts.profile}</BackLink>
        <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">{texts.notices}</h1>
        <p className="mt-2 mb-6 text-ink-muted">
          {texts.introduction}{' '}
          <Link
            to={linkTo('/settings')}
            className="font-semibold text-sea-ink underline underline-offset-4"
          >
            {texts.chooseEmails}
          </Link>
        </p>
        <NotificationSection uid={user.uid} canChange={user.status === 'active'} />
      </div>
    </div>
  );
}

function NotificationSection({ uid, canChange }: { uid: string; canChange: boolean }) {
  const list = useInfiniteQuery(notificationsQuery(uid));
  return (
    <EndlessList
      query={list}
      sentences={texts.notificationsErrors}
      failure="h2"
      loading={texts.loadingNotices}
      skeleton={<RowsSkeleton count={4} />}
      moreLabel={texts.showMore}
      empty={
        <Banner
          as="h2"
          icon={<Bell aria-hidden size={28} />}
          title={texts.noNoticesTitle}
          actions={<ButtonLink to={linkTo('/')}>{texts.discoverPlaces}</ButtonLink>}
        >
          <p>{texts.noNoticesHint}</p>
        </Banner>
      }
    >
      {(notifications) => (
        <NotificationList uid={uid} notifications={notifications} canChange={canChange} />
      )}
    </EndlessList>
  );
}
