const fieldSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/**
 * Returns true if a reload would interrupt the user: unsaved changes, a focused field with text, or an open dialog.
 */
export function hasUnfinishedInput(): boolean {
  const leaveEvent = new Event('beforeunload', { cancelable: true });
  const isUnsaved = !window.dispatchEvent(leaveEvent);
  const field = document.activeElement?.closest<HTMLInputElement>(fieldSelector);
  return isUnsaved || Boolean(field?.value) || document.querySelector('dialog[open]') !== null;
}
