import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { notificationsQuery } from '#features/notifications/data/notification-queries.ts';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { notificationsErrors } from '#features/notifications/texts.ts';
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
      <title>{`Avisos · ${brand.name}`}</title>
      <div className="mx-auto flex max-w-2xl flex-col">
        <BackLink to={linkTo('/profile')}>Perfil</BackLink>
        <h1 className="mt-1 text-2xl font-extrabold md:text-3xl">Avisos</h1>
        <p className="mt-2 mb-6 text-ink-muted">
          O que mudou nas suas reservas, avaliações e assinatura.{' '}
          <Link
            to={linkTo('/settings')}
            className="font-semibold text-sea-ink underline underline-offset-4"
          >
            Escolher o que chega por e-mail
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
      sentences={notificationsErrors}
      failure="h2"
      loading="Carregando seus avisos..."
      skeleton={<RowsSkeleton count={4} />}
      moreLabel="Mostrar mais"
      empty={
        <Banner
          as="h2"
          icon={<Bell aria-hidden size={28} />}
          title="Nenhum aviso ainda"
          actions={<ButtonLink to={linkTo('/')}>Descobrir lugares</ButtonLink>}
        >
          <p>Quando um lugar responder a uma reserva ou avaliação sua, você fica sabendo aqui.</p>
        </Banner>
      }
    >
      {(notifications) => (
        <NotificationList uid={uid} notifications={notifications} canChange={canChange} />
      )}
    </EndlessList>
  );
}
