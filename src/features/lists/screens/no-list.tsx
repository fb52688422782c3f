import { ListX } from 'lucide-react';
import * as texts from '#features/lists/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Shown if the user has no list with this id. */
export function NoList() {
  return (
    <>
      <title>{texts.noListPageTitle}</title>
      <Banner
        as="h1"
        icon={<ListX aria-hidden size={28} />}
        title={texts.noListTitle}
        actions={<ButtonLink to={linkTo('/favorites/listas')}>{texts.seeMyLists}</ButtonLink>}
      >
        <p>{texts.noListHint}</p>
      </Banner>
    </>
  );
}
