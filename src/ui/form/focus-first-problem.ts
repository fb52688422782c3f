const controls = 'input:not([hidden]), select, textarea, button';
const invalid = '[aria-invalid="true"]';

/**
 * Puts the focus into the first field of a form that is marked wrong. Of a group that is, into its first wrong
 * control, or its first one where none is wrong alone.
 */
export function focusFirstProblem(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>(`${invalid}, [data-problem]`);
  const field = wrong?.matches(controls)
    ? wrong
    : (wrong?.querySelector<HTMLElement>(invalid) ?? wrong?.querySelector<HTMLElement>(controls));
  field?.focus();
}
