import { Compass } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Renders the message for a URL of a category that does not exist. */
export function UnknownCategory() {
  return (
    <>
      <title>{`Categoria não encontrada · ${brand.name}`}</title>
      <Banner
        as="h1"
        icon={<Compass aria-hidden size={30} />}
        title="Categoria não encontrada"
        actions={
          <>
            <ButtonLink to={linkTo('/categories')}>Ver todas as categorias</ButtonLink>
            <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
              Buscar lugares
            </ButtonLink>
          </>
        }
      >
        <p>Esta categoria não existe ou foi removida.</p>
      </Banner>
    </>
  );
}
