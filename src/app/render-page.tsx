import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '#platform/query-client.ts';
import type { PageRequest, RenderedPage } from '#features/home/model/page-data.ts';
import { steadyTimeAround } from '#shared/zoned-time.ts';
import { visitorSession } from '#features/account/components/session/session-context.ts';
import { startClockAt } from '#ui/use-now.ts';
import { App } from './app.tsx';
import { answerPageQueries } from './page-queries.ts';
import { writePayload } from '#shared/page-payload.ts';
import type { PagePayload } from '#shared/page-payload.ts';

/** What React puts before the content: the head of the page is made elsewhere. */
const headElements = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Renders a page as a visitor sees it who has just come. One at a time: the clock is shared.
 * @throws what a component throws, Error for a page that would need the browser or break the site's policy
 */
export async function renderPage({ path, at, ageMs, data }: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  answerPageQueries(queryClient, data);
  const queries = queryClient.getQueryCache().getAll();
  const payload: PagePayload = {
    at,
    steady: steadyTimeAround(new Date(at)),
    ageMs,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  };
  startClockAt(new Date(at));
  const errors: unknown[] = [];
  // Whole, in its order and without scripts, which the site's policy refuses in a page.
  const { prelude } = await prerender(
    <App
      queryClient={queryClient}
      session={visitorSession}
      Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
    />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = (await new Response(prelude).text()).replace(headElements, '');
  queryClient.clear();
  if (errors.length > 0) throw errors[0];
  const refused = /<script|\sstyle="|<!--\$[!?]-->/.exec(html);
  if (refused) throw new Error(`The page holds ${refused[0]}`);
  return { html, data: writePayload(payload) };
}
