import { flushSync } from 'react-dom';

const controlSelector = 'button, input:not([hidden]), select, textarea, a[href]';

/**
 * Runs an action that removes the pressed control, and moves the focus: to the next control in the same section,
 * otherwise to a new control, otherwise to the previous one.
 */
export function removeAndMoveFocus(pressed: HTMLElement, removeControl: () => void): void {
  const section = pressed.closest('section');
  const controlsOf = () => [...(section?.querySelectorAll<HTMLElement>(controlSelector) ?? [])];
  const controlsBefore = controlsOf();
  const pressedIndex = controlsBefore.indexOf(pressed);
  flushSync(removeControl);
  if (pressed.isConnected) return;
  const isStillConnected = (control: HTMLElement) => control.isConnected;
  const nextControl =
    controlsBefore.slice(pressedIndex + 1).find(isStillConnected) ??
    controlsOf().find((control) => !controlsBefore.includes(control)) ??
    controlsBefore.slice(0, pressedIndex).findLast(isStillConnected);
  nextControl?.focus();
}
