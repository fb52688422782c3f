import { Compass } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** The page shown for an unknown address. */
export function NotFound() {
  return (
    <>
      <title>{`Página não encontrada · ${brand.name}`}</title>
      <Banner
        as="h1"
        icon={<Compass aria-hidden size={30} />}
        title="Página não encontrada"
        actions={
          <>
            <ButtonLink to={linkTo('/')}>Voltar ao início</ButtonLink>
            <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
              Buscar lugares
            </ButtonLink>
          </>
        }
      >
        <p>Este endereço não existe ou mudou. A ilha continua logo ali.</p>
      </Banner>
    </>
  );
}
