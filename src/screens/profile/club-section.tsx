import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useNow } from '#ui/use-now.ts';
import { DuplicateNote } from '#components/membership/duplicate-note.tsx';
import { MembershipCard } from '#components/membership/membership-card.tsx';
import { PaymentBanner } from '#components/membership/payment-banner.tsx';
import { membershipQuery } from '#data/club/membership-queries.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { membershipErrors } from '#texts/errors/club.ts';
import { isSubscriber } from '#texts/membership.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The club's card of somebody who subscribes; nothing for anybody else. */
export function ClubSection({ user }: { user: User }) {
  const membership = useQuery(membershipQuery(user.uid));
  const now = useNow();
  return (
    <QueryView
      query={membership}
      sentences={membershipErrors}
      failure="line"
      isQuiet
      loading="Carregando perfil..."
      skeleton={<Skeleton className="h-52 rounded-card" />}
    >
      {(member) =>
        isSubscriber(member, now) && (
          <div className="flex flex-col gap-3">
            <PaymentBanner member={member} />
            <DuplicateNote member={member} />
            <MembershipCard user={user} member={member} />
            <Link
              to={linkTo('/subscription')}
              className="inline-flex min-h-11 items-center gap-1 self-start font-semibold text-sea-ink underline"
            >
              Administrar assinatura
              <ChevronRight aria-hidden size={18} />
            </Link>
          </div>
        )
      }
    </QueryView>
  );
}
