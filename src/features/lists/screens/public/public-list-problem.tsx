import { CloudOff, ListX } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/lists/texts.ts';
import { errorText } from '#shared/error-sentences.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Error codes for which a retry is useless. */
const finalErrorCodes = new Set(['not-found', 'invalid-input']);

/** Error page of a list that does not exist, is private or could not be read, with links to other pages. */
export function PublicListProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const { title, hint } = errorText(texts.publicListErrors, code);
  const isFinal = finalErrorCodes.has(code);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <Banner
        as="h1"
        urgent={!isFinal}
        icon={isFinal ? <ListX aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />}
        title={title}
        actions={
          <>
            {!isFinal && <Button onClick={onRetry}>{texts.retry}</Button>}
            <ButtonLink to={linkTo('/categories')} variant={isFinal ? 'primary' : 'secondary'}>
              {texts.discoverPlaces}
            </ButtonLink>
          </>
        }
      >
        {hint && <p>{hint}</p>}
      </Banner>
    </>
  );
}
