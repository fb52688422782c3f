import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardSectionProps {
  title: string;
  /** What it is for, in a sentence. */
  lead?: ReactNode;
  /** Its content are fields, one below the other. */
  isForm?: boolean;
  children: ReactNode;
}

/** One matter of a page in a card of its own, under its heading. */
export function CardSection({ title, lead, isForm = false, children }: CardSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {lead && (
        <p className={cx('mt-1 text-ink-muted', isForm ? 'text-sm' : 'max-w-prose')}>{lead}</p>
      )}
      <div className={isForm ? 'mt-5 flex flex-col gap-5' : 'mt-4'}>{children}</div>
    </section>
  );
}
