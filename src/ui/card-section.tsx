import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface CardSectionProps {
  title: string;
  /** Purpose of the section, as a sentence. */
  lead?: ReactNode;
  /** True if the content is a column of form fields. */
  isForm?: boolean;
  /** True if the section is a row of a card with several sections (rowsClasses). */
  isRow?: boolean;
  children: ReactNode;
}

/** Renders a section of a page as a card with a heading. */
export function CardSection(props: CardSectionProps) {
  const { title, lead, isForm = false, isRow = false, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'min-w-0 p-4 sm:p-6',
        !isRow && 'rounded-card border border-line bg-surface shadow-card',
      )}
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
