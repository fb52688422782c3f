import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Shown to visitors and accounts without a membership. */
export const joinSentence = `Os benefícios são para sócios do ${brand.clubName}. Assine e use no mesmo dia.`;

/** Text about the requirements to use the offers, with a link. */
export function ClubMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section
      aria-label="Como usar os benefícios"
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-soft p-5"
    >
      <p className="min-w-56 flex-1">{text}</p>
      {children}
    </section>
  );
}

/** Message for a visitor; needs no request. */
export function JoinMessage() {
  return (
    <ClubMessage text={joinSentence}>
      <ButtonLink to={linkTo('/subscription')}>Ver o clube</ButtonLink>
    </ClubMessage>
  );
}
