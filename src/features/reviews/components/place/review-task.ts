/** Action on reviews that opens a dialog. */
export type ReviewTask =
  | { kind: 'write' }
  | { kind: 'remove' }
  | { kind: 'report'; what: 'review' | 'pictures'; reviewId: string };

const writeHash = '#avaliar';
const reportHash = '#denunciar-';
const picturesHash = '#denunciar-fotos-';
const maxIdLength = 300;

/** Returns the URL fragment that resumes the task after the login. */
export function toTaskHash(task: ReviewTask): string {
  if (task.kind === 'report') {
    const prefix = task.what === 'pictures' ? picturesHash : reportHash;
    return prefix + encodeURIComponent(task.reviewId);
  }
  return task.kind === 'write' ? writeHash : '';
}

/**
 * Returns the task of a URL fragment; null for any other fragment. The review id is validated, because anyone can craft
 * a URL.
 */
export function parseTaskHash(hash: string): ReviewTask | null {
  if (hash === writeHash) return { kind: 'write' };
  if (!hash.startsWith(reportHash)) return null;
  const what = hash.startsWith(picturesHash) ? 'pictures' : 'review';
  const reviewId = hash.slice((what === 'pictures' ? picturesHash : reportHash).length);
  return /^\w+$/.test(reviewId) && reviewId.length <= maxIdLength
    ? { kind: 'report', what, reviewId }
    : null;
}
