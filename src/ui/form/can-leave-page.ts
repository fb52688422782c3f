/** Event fired before a programmatic navigation; `detail` is the path. Cancelling it prevents the navigation. */
export const leavingEvent = 'leaving';

declare global {
  interface DocumentEventMap {
    [leavingEvent]: CustomEvent<string>;
  }
}

/**
 * Returns true if the app may navigate to a path. On a page with unsaved changes LeaveGuard cancels the event, asks the
 * user and navigates itself.
 */
export function canLeavePage(path: string): boolean {
  return document.dispatchEvent(new CustomEvent(leavingEvent, { cancelable: true, detail: path }));
}
