/**
 * Imports the dialogs from a separate file, because their import pulls in many chunks that readers of reviews do not
 * need.
 */
export async function loadReviewDialogs() {
  return (await import('./review-dialogs.tsx')).ReviewDialogs;
}
