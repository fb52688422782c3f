import type { ReactNode } from 'react';
import * as texts from '#features/offers/texts.ts';

/** Text about the requirements to use the offers, with a link. */
export function ClubMessage({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <section
      aria-label={texts.usageLabel}
      className="mt-3 flex items-center gap-x-4 rounded-card py-1.5 pr-2 pl-4 sun-panel"
    >
      <p className="min-w-0 flex-1">{text}</p>
      {children}
    </section>
  );
}
