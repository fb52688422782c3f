import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import * as texts from '#features/club/membership-texts.ts';
import { brand } from '#shared/brand.ts';
import { cx } from '#ui/class-names.ts';
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

/**
 * Renders name, status and facts of the membership in two lines next to the drawing of the club, which open the
 * membership card. The text is on the sea, because white text on the sunset has too little contrast.
 */
export function CompactClubCard({ label, ...card }: ClubCardProps) {
  const { name, statusLabel, facts } = card;
  return (
    <section aria-label={label}>
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-stretch overflow-hidden rounded-card bg-club text-on-photo shadow-card [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-2.5 pl-4">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-bold wrap-anywhere">
                <bdi>{name}</bdi>
              </span>
              <span className="rounded-full bg-photo-veil px-2.5 py-0.5 text-sm font-semibold">
                {statusLabel}
              </span>
            </span>
            <span className="flex flex-wrap gap-x-5 text-sm tabular">
              {facts.map((fact, position) => (
                // A phone has space for the last fact, the savings. The opened card shows all of them.
                <span
                  key={fact.label}
                  className={cx(position < facts.length - 1 && 'max-sm:hidden')}
                >
                  {fact.label} <strong>{fact.value}</strong>
                </span>
              ))}
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-1.5 px-3 text-sm font-semibold sm:px-5">
            <span className="max-sm:hidden">{texts.showCard}</span>
            <ChevronDown
              aria-hidden
              size={20}
              className="transition-transform duration-150 group-open:rotate-180"
            />
          </span>
          <span className="flex w-20 shrink-0 items-end overflow-hidden club-sunset sm:w-72">
            {/* A phone shows the part with a tower of the bridge and the sun. */}
            <span className="-ml-19 w-50 shrink-0 sm:ml-0 sm:w-full">
              <GoldenHour />
            </span>
          </span>
        </summary>
        <div className="mt-3">
          <ClubCard {...card} />
        </div>
      </details>
    </section>
  );
}
