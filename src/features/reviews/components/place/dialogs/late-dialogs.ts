/**
 * The way to the dialogs, in a file of its own: the list of the many files that come with them is long, and whoever only
 * reads reviews needs none of it.
 */
export async function lateDialogs() {
  return (await import('./review-dialogs.tsx')).ReviewDialogs;
}
