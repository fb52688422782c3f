import { buildMeta } from '#shared/service-worker.ts';

/** What an answer to such an address is when it is true: a proxy or the login of a network answers 200 to anything. */
const contentTypes: readonly [address: RegExp, type: RegExp][] = [
  [/\.js$/, /^text\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^font\/woff2\b/],
  [/\.(?:png|webp|jpe?g|svg|ico)$/, /^image\//],
  [/^\/api\//, /^application\/json\b/],
];

/**
 * Whether a file or an answer of the server may be kept: whole, ours, not redirected, and of the kind that its address
 * promises.
 * @param path of its address, without query
 */
export function isTrueAnswer(path: string, response: Response): boolean {
  if (!isWhole(response)) return false;
  const type = response.headers.get('Content-Type') ?? '';
  return contentTypes.some(([address, kind]) => address.test(path) && kind.test(type));
}

/** Whether an answer is a page of this build of ours. It is read to its end: half a page is none. */
export async function isOwnPage(response: Response, build: string): Promise<boolean> {
  const text = await pageText(response);
  return text?.includes(`<meta name="${buildMeta}" content="${build}"`) ?? false;
}

/** Whether an answer is a page of ours with its content, not the shell of one. */
export async function isRenderedPage(response: Response): Promise<boolean> {
  const text = await pageText(response);
  return text?.includes('id="page-data"') ?? false;
}

async function pageText(response: Response): Promise<string | null> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!isWhole(response) || !type.startsWith('text/html')) return null;
  const text = await response.clone().text();
  return text.includes(`<meta name="${buildMeta}"`) && text.includes('</html>') ? text : null;
}

function isWhole({ status, redirected, type }: Response): boolean {
  // 'default' is what a program made itself: in tests.
  return status === 200 && !redirected && (type === 'basic' || type === 'default');
}
