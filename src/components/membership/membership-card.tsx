import { useQuery } from '@tanstack/react-query';
import { savingsQuery } from '#data/club/membership-queries.ts';
import type { ClubSavings } from '#data/club/membership-store.ts';
import { plansQuery } from '#data/plans/plan-queries.ts';
import { brand } from '#domain/brand.ts';
import type { Membership } from '#domain/club-member.ts';
import type { User } from '#domain/user.ts';
import { formatCents } from '#texts/formats.ts';
import { membershipDates, membershipLabels, membershipLook } from '#texts/membership.ts';
import { useNow } from '#ui/use-now.ts';
import { CardWaves } from './card-waves.tsx';

interface MembershipCardProps {
  user: Pick<User, 'uid' | 'displayName'>;
  member: Membership;
}

/** The club's card, as one would show it at a table. */
export function MembershipCard({ user, member }: MembershipCardProps) {
  const look = membershipLook(member, useNow());
  const { data: plans } = useQuery(plansQuery());
  const plan = plans?.find(({ id }) => id === member.planId);
  return (
    <section
      aria-label="Cartão do clube"
      className="relative isolate flex min-h-52 w-full max-w-md flex-col justify-between gap-6 overflow-hidden rounded-card bg-linear-to-br from-club to-club-far p-5 text-on-photo shadow-float"
    >
      <CardWaves />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="text-xl font-extrabold">{brand.clubName}</p>
        <p className="rounded-full bg-photo-veil px-3 py-1 text-sm font-semibold">
          {membershipLabels[look]}
        </p>
      </div>
      <div>
        <p className="text-xl font-bold wrap-anywhere">
          <bdi>{user.displayName}</bdi>
        </p>
        <p className="min-h-5 text-sm font-medium">{plan && `Plano ${plan.name}`}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 tabular">
        {membershipDates(member, look).map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <Savings uid={user.uid} />
      </dl>
    </section>
  );
}

/** Keeps its room while it is not known: the card is good without it. */
function Savings({ uid }: { uid: string }) {
  const { data: savings } = useQuery(savingsQuery(uid));
  return <Fact label="Você já economizou" value={savings ? savedText(savings) : '—'} />;
}

function savedText({ cents, isPartial }: ClubSavings): string {
  return isPartial ? `Mais de ${formatCents(cents)}` : formatCents(cents);
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
