import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '#shared/language.ts';
import { localizedAddress } from '#shared/languages.ts';
import { Button } from '#ui/button.tsx';
import { BottomBanner } from '#ui/foot-banner.tsx';
import { languageOffers } from '#features/language/offer-texts.ts';
import { languageToOffer, rememberLanguage } from '#features/language/data/remembered-language.ts';

/**
 * Offers this page in the language of the browser, once per device. The visitor stays on the page unless they accept.
 */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation();
  const [offered, setOffered] = useState(languageToOffer);
  if (offered === null) return null;
  const { sentence, accept, decline } = languageOffers[offered];
  return (
    <div lang={offered}>
      <BottomBanner sentence={sentence}>
        <a
          href={localizedAddress(offered, pathname + search + hash)}
          hrefLang={offered}
          className="inline-flex min-h-11 items-center px-4 font-semibold text-sea-ink underline"
          onClick={() => {
            rememberLanguage(offered);
          }}
        >
          {accept}
        </a>
        <Button
          variant="quiet"
          onClick={() => {
            rememberLanguage(language);
            setOffered(null);
          }}
        >
          {decline}
        </Button>
      </BottomBanner>
    </div>
  );
}
