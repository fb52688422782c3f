import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { GoldenHour } from './golden-hour.tsx';

interface ClubCardProps {
  /** Accessible name of the card; undefined inside another region. */
  label?: string;
  name: ReactNode;
  /** Status of the membership, in one or two words. */
  statusLabel: string;
  /** Name of the plan, such as 'Plano Mensal'. Its line keeps its height while the name is unknown. */
  planName?: string;
  /** Facts below the name, such as the end date and the savings. */
  facts: readonly { label: string; value: string }[];
}

/**
 * Renders the membership card. Reads no data, so that it can be rendered anywhere. The text does not overlap the
 * drawing.
 */
export function ClubCard({ label, name, statusLabel, planName = '', facts }: ClubCardProps) {
  return (
    <section
      aria-label={label}
      className="w-full max-w-md overflow-hidden rounded-card text-on-photo shadow-float"
    >
      <div className="club-sunset">
        <div className="relative flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-5 pb-0">
          <p className="text-xl font-extrabold">{brand.clubName}</p>
          <p className="rounded-full bg-photo-veil px-3 py-1 text-sm font-semibold">
            {statusLabel}
          </p>
        </div>
        <GoldenHour />
      </div>
      <div className="relative bg-club px-5 pb-5">
        <p className="text-2xl font-extrabold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="min-h-5 text-sm font-medium">{planName}</p>
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

/** Renders name, status and facts of the membership in a line, which opens the membership card. */
export function CompactClubCard({ label, ...card }: ClubCardProps) {
  const { name, statusLabel, facts } = card;
  return (
    <section aria-label={label}>
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-5 gap-y-1 rounded-card club-sunset px-4 py-3 text-on-photo shadow-card [&::-webkit-details-marker]:hidden">
          <span className="flex w-full min-w-0 items-center gap-3 sm:w-auto sm:flex-1">
            <span className="min-w-0 font-bold wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            <span className="shrink-0 rounded-full bg-photo-veil px-2.5 py-0.5 text-sm font-semibold">
              {statusLabel}
            </span>
          </span>
          {facts.map((fact) => (
            <span key={fact.label} className="text-sm tabular">
              {fact.label} <strong>{fact.value}</strong>
            </span>
          ))}
          <ChevronDown
            aria-hidden
            size={20}
            className="ml-auto shrink-0 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="mt-3">
          <ClubCard {...card} />
        </div>
      </details>
    </section>
  );
}
