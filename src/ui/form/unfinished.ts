const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether somebody is in the middle of something that a reload would take away: unsaved, typing, or in a dialog. */
export function isUnfinished(): boolean {
  const leave = new Event('beforeunload', { cancelable: true });
  const isUnsaved = !window.dispatchEvent(leave);
  const field = document.activeElement?.closest<HTMLInputElement>(fields);
  return isUnsaved || Boolean(field?.value) || document.querySelector('dialog[open]') !== null;
}
