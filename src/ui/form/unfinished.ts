const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/**
 * Returns true if a reload would interrupt the user: unsaved changes, a focused field with text, or an open dialog.
 */
export function isUnfinished(): boolean {
  const leave = new Event('beforeunload', { cancelable: true });
  const isUnsaved = !window.dispatchEvent(leave);
  const field = document.activeElement?.closest<HTMLInputElement>(fields);
  return isUnsaved || Boolean(field?.value) || document.querySelector('dialog[open]') !== null;
}
