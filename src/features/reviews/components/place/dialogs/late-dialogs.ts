/**
 * Imports the dialogs from a separate file, because their import pulls in many chunks that readers of reviews do not
 * need.
 */
export async function lateDialogs() {
  return (await import('./review-dialogs.tsx')).ReviewDialogs;
}
