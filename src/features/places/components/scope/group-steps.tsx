import { formatInteger } from '#shared/formats/formats.ts';
import { managedPlacesErrors } from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';

interface GroupStepsProps {
  /** Number of the first and of the last place shown, from 1. */
  from: number;
  to: number;
  /** Null where there is nothing that way. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  isBusy: boolean;
  error: unknown;
}

/** Whoever keeps many places looks at forty of them at a time, and sees so. */
export function GroupSteps({ from, to, onBack, onNext, isBusy, error }: GroupStepsProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p role="status" className="text-ink-muted">
        Locais {formatInteger(from)} a {formatInteger(to)}
      </p>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          Locais anteriores
        </Button>
      )}
      {onNext && (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onNext();
          }}
        >
          {isBusy ? 'Carregando...' : 'Próximos locais'}
        </Button>
      )}
      {Boolean(error) && onNext && (
        <FailureLine sentences={managedPlacesErrors} error={error} onRetry={onNext} />
      )}
    </div>
  );
}
