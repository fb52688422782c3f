const controlSelector = 'input:not([hidden]), select, textarea, button';
const invalidSelector = '[aria-invalid="true"]';

/**
 * Focuses the first invalid field of a form. In an invalid group it focuses the first invalid control, or the first
 * control if none is marked invalid.
 */
export function focusFirstProblem(form: HTMLElement): void {
  const invalidElement = form.querySelector<HTMLElement>(`${invalidSelector}, [data-problem]`);
  const field = invalidElement?.matches(controlSelector)
    ? invalidElement
    : (invalidElement?.querySelector<HTMLElement>(invalidSelector) ??
      invalidElement?.querySelector<HTMLElement>(controlSelector));
  field?.focus();
}
