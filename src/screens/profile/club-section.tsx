import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '#components/clock/use-now.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { MembershipCard } from '#components/membership/membership-card.tsx';
import { PaymentBanner } from '#components/membership/payment-banner.tsx';
import { membershipQuery } from '#data/club/membership-queries.ts';
import type { User } from '#domain/user.ts';
import { membershipErrors } from '#texts/errors/club.ts';
import { isSubscriber } from '#texts/membership.ts';

/** The club's card of somebody who subscribes; nothing for anybody else. */
export function ClubSection({ user }: { user: User }) {
  const membership = useQuery(membershipQuery(user.uid));
  const now = useNow();
  const { data, error } = membership;
  if (error && data === undefined) {
    return (
      <FailureLine
        sentences={membershipErrors}
        error={error}
        onRetry={() => void membership.refetch()}
      />
    );
  }
  if (data === undefined || !isSubscriber(data, now)) return null;
  return (
    <div className="flex flex-col gap-3">
      <PaymentBanner member={data} />
      <MembershipCard user={user} member={data} />
      <Link
        to="/subscription"
        className="inline-flex min-h-11 items-center gap-1 self-start font-semibold text-sea-ink underline"
      >
        Administrar assinatura
        <ChevronRight aria-hidden size={18} />
      </Link>
    </div>
  );
}
