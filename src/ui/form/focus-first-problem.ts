const controls = 'input:not([hidden]), select, textarea, button';
const invalid = '[aria-invalid="true"]';

/**
 * Focuses the first invalid field of a form. In an invalid group it focuses the first invalid control, or the first
 * control if none is marked invalid.
 */
export function focusFirstProblem(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>(`${invalid}, [data-problem]`);
  const field = wrong?.matches(controls)
    ? wrong
    : (wrong?.querySelector<HTMLElement>(invalid) ?? wrong?.querySelector<HTMLElement>(controls));
  field?.focus();
}
