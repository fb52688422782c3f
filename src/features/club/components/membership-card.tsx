import { useQuery } from '@tanstack/react-query';
import { savingsQuery } from '#features/club/data/membership-queries.ts';
import type { MemberSavings } from '#features/club/data/membership-store.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import type { User } from '#features/account/model/user.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { getMembershipFact, membershipLabels } from '#features/club/membership-texts.ts';
import { getMembershipPresentation } from '#features/club/model/membership-presentation.ts';
import * as texts from '#features/club/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { ClubCard, CompactClubCard } from './club-card.tsx';

interface MembershipCardProps {
  user: Pick<User, 'uid' | 'displayName'>;
  member: Membership;
  /** Shows one line that opens the card. */
  isCompact?: boolean;
  /** What the member can do now; only in the line. */
  note?: string;
}

/** Renders the card of a member with the plan and the savings so far. */
export function MembershipCard({ user, member, isCompact = false, note }: MembershipCardProps) {
  const presentation = getMembershipPresentation(member, useNow());
  const { data: plans } = useQuery(plansQuery());
  const { data: savings } = useQuery(savingsQuery(user.uid));
  const plan = plans?.find(({ id }) => id === member.planId);
  const card = {
    label: texts.cardLabel,
    name: user.displayName,
    statusLabel: membershipLabels[presentation],
    ...(plan && { planName: texts.planTitle(plan.name) }),
    facts: [
      getMembershipFact(member, presentation),
      // Shows a placeholder until the savings are known; the card is valid without them.
      { label: texts.savedSoFarLabel, value: savings ? savedText(savings) : '—' },
    ],
  };
  return isCompact ? <CompactClubCard note={note} {...card} /> : <ClubCard {...card} />;
}

function savedText({ cents, isPartial }: MemberSavings): string {
  return isPartial ? texts.moreThan(formatCents(cents)) : formatCents(cents);
}
