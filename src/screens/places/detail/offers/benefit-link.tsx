import { BadgePercent } from 'lucide-react';
import type { ClubBenefit } from '#domain/club-benefit.ts';
import { benefitText } from '#texts/benefits.ts';
import { PartLink } from '../part-link.tsx';
import { offersAnchor } from './offers-anchor.ts';

/** What the club gives here, beside what one does first; all of it stands further down. */
export function BenefitLink({ benefit }: { benefit: ClubBenefit | null }) {
  if (!benefit) return null;
  return (
    <PartLink
      anchor={offersAnchor}
      className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-sun-soft px-4 font-semibold text-sun-ink underline-offset-4 hover:underline"
    >
      <BadgePercent aria-hidden size={20} />
      {benefitText(benefit)}
    </PartLink>
  );
}
