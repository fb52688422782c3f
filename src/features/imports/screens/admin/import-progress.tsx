import { useEffect, useRef } from 'react';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { importRunErrors } from '#features/imports/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ImportRun } from './use-import-run.ts';

interface ImportProgressProps {
  run: ImportRun;
  onStop: () => void;
  onResume: () => void;
  onStartAnother: () => void;
}

const titleByKind: Record<ImportRun['kind'], string> = {
  running: 'Importando...',
  stopping: 'Parando...',
  stopped: 'Importação interrompida',
  failed: 'Importação interrompida',
  finished: 'Importação concluída',
};

/** Renders the progress of an import, with buttons to stop and resume it. */
export function ImportProgress({ run, onStop, onResume, onStartAnother }: ImportProgressProps) {
  const { kind, storedCount, error } = run;
  const total = run.plan.places.length;
  const isBusy = kind === 'running' || kind === 'stopping';
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button was unmounted, so the focus moves to the title.
    titleRef.current?.focus();
  }, [isBusy]);
  return (
    <section
      aria-labelledby="andamento"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id="andamento" ref={titleRef} tabIndex={-1} className="text-xl font-bold outline-none">
        {titleByKind[kind]}
      </h2>
      <p className="mt-1 mb-4 wrap-anywhere text-ink-muted">
        <bdi>{run.plan.fileName}</bdi>
      </p>
      <ProgressBar label="Lugares importados" value={storedCount} max={total} />
      <p role="status" className="mt-2 tabular">
        {kind === 'finished'
          ? `${countText(total, 'lugar importado', 'lugares importados')}${run.plan.isActive ? '' : ', por enquanto inativos'}.`
          : `${formatInteger(storedCount)} de ${countText(total, 'lugar', 'lugares')}.`}
      </p>
      {kind === 'failed' && (
        <FailureLine sentences={importRunErrors} error={error} onRetry={onResume} />
      )}
      {(kind === 'stopped' || kind === 'failed') && (
        <p className="mt-2 text-ink-muted">
          O que já entrou continua no guia. Você pode continuar daqui ou desfazer tudo em
          “Importações anteriores”.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isBusy && (
          <Button variant="secondary" onClick={onStop} aria-disabled={kind === 'stopping'}>
            Parar
          </Button>
        )}
        {kind === 'stopped' && <Button onClick={onResume}>Continuar a importação</Button>}
        {!isBusy && (
          <Button variant={kind === 'finished' ? 'primary' : 'secondary'} onClick={onStartAnother}>
            Importar outro arquivo
          </Button>
        )}
      </div>
      <LeaveGuard isNeeded={isBusy}>
        A importação está em andamento. Se você sair agora, ela para no meio: o que já entrou
        continua no guia e pode ser desfeito.
      </LeaveGuard>
    </section>
  );
}
