import { CloudOff, TicketX } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import { linkTo } from '#shared/routes.ts';
import { errorText } from '#shared/error-sentences.ts';
import { offerErrors } from '#features/offers/place-texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Codes that no second attempt can change. */
const final = new Set(['not-found', 'permission-denied', 'invalid-input']);

/** No such offer, or one that could not be read: what happened, and ways on. */
export function OfferProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const isGone = final.has(code);
  const { title, hint } = errorText(offerErrors, isGone ? 'not-found' : code);
  return (
    <Notice
      as="h1"
      urgent={!isGone}
      icon={isGone ? <TicketX aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />}
      title={title}
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>Tentar novamente</Button>}
          <ButtonLink to={linkTo('/club')} variant={isGone ? 'primary' : 'secondary'}>
            Ver outros benefícios
          </ButtonLink>
        </>
      }
    >
      {hint && <p>{hint}</p>}
    </Notice>
  );
}
