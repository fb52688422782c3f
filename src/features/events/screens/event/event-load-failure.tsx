import { CalendarX2, CloudOff } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { errorText } from '#shared/error-sentences.ts';
import * as texts from '#features/events/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Error codes for which a retry is useless. */
const finalErrorCodes = new Set(['not-found', 'invalid-input']);

/** Renders the error for an event that does not exist, is over or failed to load, with links or a retry button. */
export function EventLoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const { title, hint } = errorText(texts.eventErrors, code);
  const isFinalError = finalErrorCodes.has(code);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <Banner
        as="h1"
        urgent={!isFinalError}
        icon={
          isFinalError ? <CalendarX2 aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />
        }
        title={title}
        actions={
          <>
            {!isFinalError && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
            <ButtonLink to={linkTo('/agenda')} variant={isFinalError ? 'primary' : 'secondary'}>
              {texts.showAgenda}
            </ButtonLink>
          </>
        }
      >
        {hint && <p>{hint}</p>}
      </Banner>
    </>
  );
}
