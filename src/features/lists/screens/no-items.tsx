import { MapPin } from 'lucide-react';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Empty state of a list that explains how to add places. */
export function NoItems() {
  return (
    <Banner
      icon={<MapPin aria-hidden size={28} />}
      title="Nenhum lugar nesta lista ainda"
      actions={<ButtonLink to={linkTo('/categories')}>Descobrir lugares</ButtonLink>}
    >
      <p>Na página de um lugar, toque em “Adicionar à lista”.</p>
    </Banner>
  );
}
