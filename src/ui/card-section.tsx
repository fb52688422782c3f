import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardSectionProps {
  title: string;
  /** Purpose of the section, as a sentence. */
  lead?: ReactNode;
  /** True if the content is a column of form fields. */
  isForm?: boolean;
  children: ReactNode;
}

/** Renders a section of a page as a card with a heading. */
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
