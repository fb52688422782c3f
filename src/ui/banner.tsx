import type { ReactNode } from 'react';

interface BannerProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** One or two action buttons. */
  actions?: ReactNode;
  /** Announced immediately by screen readers, for errors; not used for empty lists. */
  urgent?: boolean;
  /** Heading level of the title. */
  as?: 'h1' | 'h2' | 'h3';
}

/** Renders the state of a screen or section without content: empty, not found or failed. */
export function Banner({ icon, title, children, actions, urgent, as: Title = 'h2' }: BannerProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className="mx-auto flex max-w-md appear flex-col items-center gap-3 px-4 py-12 text-center"
    >
      <div className="grid size-16 place-content-center rounded-full bg-sea-soft text-sea-ink">
        {icon}
      </div>
      <Title className="text-xl font-bold">{title}</Title>
      {children && <div className="text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
