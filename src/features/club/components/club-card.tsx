import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import * as texts from '#features/club/membership-texts.ts';
import * as brand from '#shared/brand.ts';
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
      className="flex w-full max-w-md flex-col overflow-hidden rounded-card text-on-photo shadow-float"
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
      <div className="relative grow bg-club px-5 pb-5">
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

interface CompactClubCardProps extends ClubCardProps {
  /** What the member can do now, in the middle of the strip of wide screens. */
  note?: string | undefined;
}

/**
 * Renders name, status and facts of the membership in a strip, which opens the membership card. The last fact, the
 * savings, is large; below the `lg` width it is the only one. The text is left of the sunset, on which white text has
 * too little contrast.
 */
export function CompactClubCard({ label, note, ...card }: CompactClubCardProps) {
  const { name, statusLabel, facts } = card;
  const savings = facts.at(-1);
  return (
    <section aria-label={label}>
      <details className="group">
        <summary className="relative flex min-h-18 cursor-pointer list-none items-center gap-3 overflow-hidden rounded-card bg-club px-4 text-on-photo shadow-card sm:gap-6 [&::-webkit-details-marker]:hidden">
          {/* The right part of the drawing: the sun, left of the chevron. */}
          <span className="absolute inset-y-0 right-0 w-1/2 max-w-64 overflow-hidden club-sunset [mask-image:linear-gradient(to_right,transparent,black_40%)]">
            <span className="absolute right-0 bottom-0 w-72">
              <GoldenHour />
            </span>
          </span>
          <span className="relative hidden min-w-0 flex-col gap-1 py-3 lg:flex">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="min-w-0 wrap-anywhere">
                <bdi>{name}</bdi>
              </strong>
              <span className="rounded-full bg-photo-veil px-2.5 py-0.5 text-sm font-semibold">
                {statusLabel}
              </span>
            </span>
            {facts.slice(0, -1).map((fact) => (
              <span key={fact.label} className="block text-sm tabular">
                {fact.label} <strong>{fact.value}</strong>
              </span>
            ))}
          </span>
          {savings && (
            <span className="relative flex max-w-3/5 min-w-0 flex-col gap-1 py-3 text-sm">
              <span className="block truncate font-semibold lg:hidden">
                {statusLabel} · <bdi>{name}</bdi>
              </span>
              {savings.label}
              <strong className="block text-2xl leading-none tabular">{savings.value}</strong>
            </span>
          )}
          {note && <strong className="relative hidden tabular lg:block">{note}</strong>}
          <span className="relative ml-auto flex items-center font-semibold">
            <span className="max-lg:sr-only lg:mr-44">{texts.openCard}</span>
            <ChevronDown
              aria-hidden
              size={32}
              className="rounded-full bg-photo-veil p-1 transition-transform duration-150 group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="mt-3">
          <ClubCard {...card} />
        </div>
      </details>
    </section>
  );
}
