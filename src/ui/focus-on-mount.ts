/**
 * A ref that takes the focus as soon as it is there: what was focused is gone with what stood in its place. A dialog
 * that is opened around it after that looks for the attribute.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus();
}
