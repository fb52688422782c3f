/** Event fired before a programmatic navigation; `detail` is the path. Cancelling it prevents the navigation. */
export const leaving = 'leaving';

declare global {
  interface DocumentEventMap {
    [leaving]: CustomEvent<string>;
  }
}

/**
 * Returns true if the app may navigate to a path. A page with unsaved changes cancels it, asks the user and navigates
 * itself.
 */
export function mayLeave(path: string): boolean {
  return document.dispatchEvent(new CustomEvent(leaving, { cancelable: true, detail: path }));
}
