import { useRef } from 'react';
import type { ReactNode } from 'react';
import { FileUp } from 'lucide-react';
import * as texts from '#features/imports/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useFileDrops } from '#ui/use-file-drops.ts';

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

interface FileChoiceProps {
  /** Label of the input, such as 'Arquivo de lugares'. */
  label: string;
  /** Accepted formats and limits. */
  hint: string;
  /** Value of the `accept` attribute of the input. */
  accept: string;
  isReading: boolean;
  onFile: (file: File) => void;
}

/** Renders a file input with a drop zone. */
export function FileChoice({ label, hint, accept, isReading, onFile }: FileChoiceProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const selectFile = ([file]: readonly File[]) => {
    if (file && !isReading) onFile(file);
  };
  const { isOver, region } = useFileDrops(selectFile);
  return (
    <div
      role="group"
      aria-label={label}
      {...region}
      className={cx(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-10 text-center transition-colors duration-150',
        isOver ? 'border-sea bg-sea-soft' : 'border-control-line bg-surface',
      )}
    >
      <FileUp aria-hidden size={32} className="text-sea-ink" />
      <Button
        aria-disabled={isReading}
        onClick={() => {
          if (!isReading) inputRef.current?.click();
        }}
      >
        {isReading ? texts.readingFile : texts.chooseFile}
      </Button>
      <p className="text-ink-muted pointer-coarse:hidden">{texts.dropFileHint}</p>
      <p className="max-w-prose text-sm text-ink-muted">{hint}</p>
      <input
        ref={inputRef}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          selectFile([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again after it was edited.
          event.target.value = '';
        }}
      />
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
