/** What somebody does with reviews in a dialog. */
export type ReviewTask =
  | { kind: 'write' }
  | { kind: 'remove' }
  | { kind: 'report'; what: 'review' | 'pictures'; reviewId: string };

const writeHash = '#avaliar';
const reportHash = '#denunciar-';
const picturesHash = '#denunciar-fotos-';
const maxIdLength = 300;

/** The address's fragment with which one returns from the login to go on with the task. */
export function hashOfTask(task: ReviewTask): string {
  if (task.kind === 'report') {
    const begin = task.what === 'pictures' ? picturesHash : reportHash;
    return begin + encodeURIComponent(task.reviewId);
  }
  return task.kind === 'write' ? writeHash : '';
}

/** The task that an address asks for; null for any other fragment, since anyone can write one. */
export function taskOfHash(hash: string): ReviewTask | null {
  if (hash === writeHash) return { kind: 'write' };
  if (!hash.startsWith(reportHash)) return null;
  const what = hash.startsWith(picturesHash) ? 'pictures' : 'review';
  const reviewId = hash.slice((what === 'pictures' ? picturesHash : reportHash).length);
  return /^\w+$/.test(reviewId) && reviewId.length <= maxIdLength
    ? { kind: 'report', what, reviewId }
    : null;
}
