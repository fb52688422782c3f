/**
 * Loads the code of the dialogs. The dynamic import has its own file, because it adds many chunks that readers of
 * reviews do not need.
 */
export async function loadReviewDialogs() {
  return (await import('./review-dialogs.tsx')).ReviewDialogs;
}
