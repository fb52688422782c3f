/** A ref that takes the focus as soon as it is there: what was focused is gone with what stood in its place. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
