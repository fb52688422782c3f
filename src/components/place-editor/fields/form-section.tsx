import { useId } from 'react';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One part of the form, under its own heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-muted">{lead}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  );
}
