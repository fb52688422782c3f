import { MapPin } from 'lucide-react';
import * as texts from '#features/lists/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Empty state of a list that explains how to add places. */
export function NoItems() {
  return (
    <Banner
      icon={<MapPin aria-hidden size={28} />}
      title={texts.noItemsTitle}
      actions={<ButtonLink to={linkTo('/categories')}>{texts.discoverPlaces}</ButtonLink>}
    >
      <p>{texts.noItemsHint}</p>
    </Banner>
  );
}
