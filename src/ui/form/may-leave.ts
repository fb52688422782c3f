/** Says that the app is about to go to an address (`detail`) without a link; when cancelled, it does not go. */
export const leaving = 'leaving';

declare global {
  interface DocumentEventMap {
    [leaving]: CustomEvent<string>;
  }
}

/** Whether the page lets one go to an address of the app. A page with something unsaved asks, and goes itself. */
export function mayLeave(path: string): boolean {
  return document.dispatchEvent(new CustomEvent(leaving, { cancelable: true, detail: path }));
}
