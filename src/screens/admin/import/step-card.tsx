import { useId } from 'react';
import type { ReactNode } from 'react';

interface StepCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One step of an import, with what belongs to it. */
export function StepCard({ title, lead, children }: StepCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-ink-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
