import { flushSync } from 'react-dom';

const controls = 'button, input:not([hidden]), select, textarea, a[href]';

/**
 * Does what takes the pressed control away, and passes the focus on, which would be lost with it: to the control that
 * followed it in its section, else to one that came instead, else to the one before it.
 */
export function giveWay(pressed: HTMLElement, act: () => void): void {
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
