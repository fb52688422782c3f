import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { GoldenHour } from './golden-hour.tsx';

interface ClubCardProps {
  /** What is said of it to whoever does not see it. */
  label: string;
  name: ReactNode;
  /** How it stands, in a word or two. */
  standing: string;
  /** 'Plano Mensal'; room is kept for it. */
  plan?: string;
  /** What it says below the name; of dates one at most. */
  facts: readonly { label: string; value: string }[];
}

/**
 * The club's card, as one would show it at a table. Reads nothing, so that it can be rendered anywhere.
 * Words stand where the picture is not.
 */
export function ClubCard({ label, name, standing, plan = '', facts }: ClubCardProps) {
  return (
    <section
      aria-label={label}
      className="w-full max-w-md overflow-hidden rounded-card text-on-photo shadow-float"
    >
      <div className="bg-linear-to-br from-club-dusk to-club-sun">
        <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-5 pb-0">
          <p className="text-xl font-extrabold">{brand.clubName}</p>
          <p className="rounded-full bg-photo-veil px-3 py-1 text-sm font-semibold">{standing}</p>
        </div>
        <GoldenHour />
      </div>
      <div className="relative bg-club px-5 pb-5">
        <p className="text-2xl font-extrabold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="min-h-5 text-sm font-medium">{plan}</p>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3 tabular">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="text-sm">{fact.label}</dt>
              <dd className="text-xl font-bold">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
