import { flushSync } from 'react-dom';

const controls = 'button, input:not([hidden]), select, textarea, a[href]';

/**
 * Runs an action that removes the pressed control, and moves the focus: to the next control in the same section,
 * otherwise to a new control, otherwise to the previous one.
 */
export function removeAndMoveFocus(pressed: HTMLElement, act: () => void): void {
  const section = pressed.closest('section');
  const controlsOf = () => [...(section?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const before = controlsOf();
  const at = before.indexOf(pressed);
  flushSync(act);
  if (pressed.isConnected) return;
  const isThere = (control: HTMLElement) => control.isConnected;
  const next =
    before.slice(at + 1).find(isThere) ??
    controlsOf().find((control) => !before.includes(control)) ??
    before.slice(0, at).findLast(isThere);
  next?.focus();
}
