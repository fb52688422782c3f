/**
 * Ref callback that focuses the element on mount, when it replaces the focused element. It also sets `autofocus`, which
 * a dialog uses if it opens around the element later.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
  element?.focus();
}
