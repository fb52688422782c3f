import * as texts from '#features/account/sign-in-texts.ts';
import { invalidEmailText } from '#shared/common-sentences.ts';
/** Returns the problem of a typed e-mail, or ''. */
export function emailProblem(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') {
    return texts.emailMissing;
  }
  return field.validity.typeMismatch ? invalidEmailText : '';
}
