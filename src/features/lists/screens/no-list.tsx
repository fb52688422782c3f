import { ListX } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Shown if the user has no list with this id. */
export function NoList() {
  return (
    <>
      <title>{`Lista não encontrada · ${brand.name}`}</title>
      <Banner
        as="h1"
        icon={<ListX aria-hidden size={28} />}
        title="Lista não encontrada"
        actions={<ButtonLink to={linkTo('/favorites/listas')}>Ver minhas listas</ButtonLink>}
      >
        <p>Ela foi excluída ou o endereço está incompleto.</p>
      </Banner>
    </>
  );
}
