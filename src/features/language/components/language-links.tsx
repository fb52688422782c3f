import { useLocation } from 'react-router-dom';
import { language } from '#shared/language.ts';
import { languageNames, languages, localizedAddress } from '#shared/languages.ts';
import { rememberLanguage } from '#features/language/data/remembered-language.ts';

/** Renders links to this page in every language. Each loads a page with the code of that language. */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  return languages.map((target) => (
    <li key={target}>
      <a
        href={localizedAddress(target, pathname)}
        hrefLang={target}
        lang={target}
        aria-current={target === language ? 'true' : undefined}
        className={className}
        onClick={({ currentTarget }) => {
          rememberLanguage(target);
          // The server renders the links without the query and the hash, which it does not know.
          currentTarget.href = localizedAddress(target, pathname + search + hash);
        }}
      >
        {languageNames[target]}
      </a>
    </li>
  ));
}
