import { CloudOff, MapPinOff } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { placeDetailErrors } from '#features/places/page-texts.ts';
import { errorText } from '#shared/error-sentences.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Codes that no second attempt can change. */
const final = new Set(['not-found', 'permission-denied', 'invalid-input']);

/** No such place, or a place that could not be read: what happened, and ways on. */
export function PlaceProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const { title, hint } = errorText(placeDetailErrors, code);
  const gone = final.has(code);
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <Notice
        as="h1"
        urgent={!gone}
        icon={gone ? <MapPinOff aria-hidden size={30} /> : <CloudOff aria-hidden size={30} />}
        title={title}
        actions={
          gone ? (
            <>
              <ButtonLink to={linkTo('/categories')}>Ver categorias</ButtonLink>
              <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
                Buscar lugares
              </ButtonLink>
            </>
          ) : (
            <>
              <Button onClick={onRetry}>Tentar novamente</Button>
              <ButtonLink to={linkTo('/')} variant="secondary">
                Voltar ao início
              </ButtonLink>
            </>
          )
        }
      >
        {hint && <p>{hint}</p>}
      </Notice>
    </>
  );
}
