import { Compass } from 'lucide-react';
import * as texts from '#app/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';

/** The page shown for an unknown address. */
export function NotFound() {
  return (
    <>
      <title>{texts.notFoundPageTitle}</title>
      <Banner
        as="h1"
        icon={<Compass aria-hidden size={30} />}
        title={texts.notFoundTitle}
        actions={
          <>
            <ButtonLink to={linkTo('/')}>{texts.backToHome}</ButtonLink>
            <ButtonLink to={linkTo('/search', { q: '' })} variant="secondary">
              {texts.searchPlaces}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.notFoundHint}</p>
      </Banner>
    </>
  );
}
