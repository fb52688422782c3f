import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface ImportFrameProps {
  /** Title of the document. */
  pageTitle: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** Renders the frame of a page that imports records. */
export function ImportFrame({ pageTitle, heading, lead, children }: ImportFrameProps) {
  return (
    <div className="page py-6 md:py-10">
      <title>{pageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{heading}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">{lead}</p>
      <div className="mt-6 flex flex-col gap-5">{children}</div>
    </div>
  );
}

interface ChosenFileProps {
  name: string;
  /** Label of the button that closes the file. */
  closeLabel: string;
  onClose: () => void;
  /** Details of the file. */
  children: ReactNode;
}

/** Renders the name of the chosen file with a button that closes it. */
export function ChosenFile({ name, closeLabel, onClose, children }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {children}
      </div>
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
