import { cx } from '#ui/class-names.ts';
import type { PlaceEditorState } from '../use-place-editor.ts';

const steps = [
  { step: 'basics', label: 'Dados básicos' },
  { step: 'images', label: 'Imagens' },
] as const;

/** Where one is in the wizard. */
export function StepBar({ editor }: { editor: PlaceEditorState }) {
  return (
    <ol aria-label="Etapas" className="mt-4 flex gap-2 sm:max-w-md">
      {steps.map(({ step, label }, position) => {
        const isCurrent = editor.step === step;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'flex-1 border-t-4 pt-2 text-sm font-semibold',
              isCurrent ? 'border-sea text-sea-ink' : 'border-line text-ink-muted',
            )}
          >
            {position + 1}. {label}
          </li>
        );
      })}
    </ol>
  );
}
