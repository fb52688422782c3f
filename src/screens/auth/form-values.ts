/** The text of a field of a submitted form; '' when it has none of that name. */
export function fieldText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** What is wrong with an e-mail as typed; '' when nothing is. */
export function emailProblem(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') {
    return 'Informe seu e-mail.';
  }
  return field.validity.typeMismatch ? 'Email inválido. Verifique o formato.' : '';
}

/** Puts the cursor into the first of these fields that has a problem; says whether there is one. */
export function focusFirstProblem(
  form: HTMLFormElement,
  problems: Readonly<Record<string, string>>,
): boolean {
  const name = Object.keys(problems).find((key) => problems[key] !== '');
  if (name === undefined) return false;
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return true;
}
