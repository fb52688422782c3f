import { useId } from 'react';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What the section is for, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings, with what belongs to it. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={titleId} className="text-xl font-bold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-ink-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Why a section cannot be used now. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
      {children}
    </p>
  );
}

/** Rules let a pending person change their name only. */
export const pendingText =
  'Disponível depois que o administrador aprovar sua conta. Por enquanto, você pode alterar seu nome.';
