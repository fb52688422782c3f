/** Returns the problem of a typed e-mail, or ''. */
export function emailProblem(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') {
    return 'Informe seu e-mail.';
  }
  return field.validity.typeMismatch ? 'Email inválido. Verifique o formato.' : '';
}
