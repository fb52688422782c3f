import type { ReactNode } from 'react';
import * as texts from '#features/offers/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Text about the requirements to use the offers, with a link. */
export function ClubMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section
      aria-label={texts.usageLabel}
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-5 sun-panel"
    >
      <p className="min-w-0 flex-1 basis-56">{text}</p>
      {children}
    </section>
  );
}

/** Message for a visitor; needs no request. */
export function JoinMessage() {
  return (
    <ClubMessage text={texts.joinSentence}>
      <ButtonLink to={linkTo('/subscription')}>{texts.showClub}</ButtonLink>
    </ClubMessage>
  );
}
