import { buildMetaName } from '#shared/service-worker.ts';

/** Expected content types by address: a proxy or the login page of a network answers 200 to anything. */
const contentTypes: readonly [address: RegExp, type: RegExp][] = [
  [/\.js$/, /^text\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.woff2$/, /^font\/woff2\b/],
  [/\.(?:png|webp|jpe?g|svg|ico)$/, /^image\//],
  [/^\/api\//, /^application\/json\b/],
];

/**
 * Returns true if a file or answer of the server may be cached: complete, same origin, not redirected, and of the
 * content type expected for its address.
 * @param path path of the URL, without query
 */
export function isTrustedResponse(path: string, response: Response): boolean {
  if (!isCompleteResponse(response)) return false;
  const type = response.headers.get('Content-Type') ?? '';
  return contentTypes.some(
    ([pathPattern, typePattern]) => pathPattern.test(path) && typePattern.test(type),
  );
}

/** Returns true if an answer is a complete page of this build. Reads it to the end to detect a truncated page. */
export async function isPageOfBuild(response: Response, build: string): Promise<boolean> {
  const text = await pageText(response);
  return text?.includes(`<meta name="${buildMetaName}" content="${build}"`) ?? false;
}

/** Returns true if an answer is one of our pages with its content, not a shell. */
export async function isRenderedPage(response: Response): Promise<boolean> {
  const text = await pageText(response);
  return text?.includes('id="page-data"') ?? false;
}

async function pageText(response: Response): Promise<string | null> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!isCompleteResponse(response) || !type.startsWith('text/html')) return null;
  const text = await response.clone().text();
  return text.includes(`<meta name="${buildMetaName}"`) && text.includes('</html>') ? text : null;
}

function isCompleteResponse({ status, redirected, type }: Response): boolean {
  // 'default' is the type of responses created in code, as in tests.
  return status === 200 && !redirected && (type === 'basic' || type === 'default');
}
