import { Compass } from 'lucide-react';
import * as texts from '#features/categories/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** Renders the message for a URL of a category that does not exist. */
export function UnknownCategory() {
  return (
    <>
      <title>{texts.unknownCategoryPageTitle}</title>
      <Banner
        as="h1"
        icon={<Compass aria-hidden size={30} />}
        title={texts.unknownCategoryTitle}
        actions={
          <>
            <ButtonLink to={linkTo('/categories')}>{texts.showAllCategories}</ButtonLink>
            <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
              {texts.searchPlaces}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.unknownCategoryHint}</p>
      </Banner>
    </>
  );
}
