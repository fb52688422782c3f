import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import * as brand from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/legal/texts.ts';
import { ContactSentence } from '#features/settings/components/contact-sentence.tsx';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { operatorText } from '#features/settings/texts.ts';

interface LegalPageProps {
  page: texts.LegalPageText;
  /** Formats the sentence with the operator's name. */
  formatOperator: (operator: string) => string;
}

/** Renders a legal text: narrow lines, large headings. */
export function LegalPage({ page, formatOperator }: LegalPageProps) {
  const { operator, isPending } = useOperator();
  // The page is marked as a template until the operator has entered a name and an e-mail address in the settings.
  const isTemplate = operator !== null && (!operator.operatorName || !operator.contactEmail);
  const parts: SentenceParts = {
    ...sharedParts,
    operator: () => <OperatorSentence say={formatOperator} />,
  };
  return (
    <article className="page pt-5 md:pt-10">
      <title>{`${page.title} · ${brand.name}`}</title>
      <div className="mx-auto max-w-2xl">
        <h1 className="text-2xl font-extrabold md:text-3xl">{page.title}</h1>
        <p className="mt-1 text-sm text-ink-muted">{texts.lastUpdate(page.updatedMonth)}</p>
        {texts.bindingNote !== '' && <p className="mt-3 font-medium">{texts.bindingNote}</p>}
        {isPending ? (
          <LoadingRegion label={texts.loadingPage}>
            <Skeleton className="mt-6 h-72 rounded-card" />
          </LoadingRegion>
        ) : (
          <>
            {isTemplate && (
              <p
                role="note"
                className="mt-5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
              >
                <strong className="block">{texts.templateTitle}</strong>
                {texts.templateNote}
              </p>
            )}
            <p className="mt-6">{page.lead}</p>
            {page.sections.map((section) => (
              <LegalSection key={section.title} section={section} parts={parts} />
            ))}
          </>
        )}
      </div>
    </article>
  );
}

type SentenceParts = NonNullable<ComponentProps<typeof RichText>['parts']>;

const linkClasses = 'font-medium text-sea-ink underline underline-offset-4';

const sharedParts: SentenceParts = {
  officer: () => <OfficerSentence />,
  contact: (lead) => <ContactSentence lead={lead} />,
  settings: (text) => (
    <Link to={linkTo('/settings')} className={linkClasses}>
      {text}
    </Link>
  ),
  privacy: (text) => (
    <Link to={linkTo('/privacy')} className={linkClasses}>
      {text}
    </Link>
  ),
  help: (text) => (
    <Link to={linkTo('/help')} className={linkClasses}>
      {text}
    </Link>
  ),
};

interface LegalSectionProps {
  section: texts.LegalSectionText;
  parts: SentenceParts;
}

function LegalSection({ section, parts }: LegalSectionProps) {
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-xl font-bold">{section.title}</h2>
      {section.content.map((block, position) =>
        typeof block === 'string' ? (
          <p key={position}>
            <RichText text={block} parts={parts} />
          </p>
        ) : (
          <LegalList key={position} items={block} />
        ),
      )}
    </section>
  );
}

/** List of independent short items. */
function LegalList({ items }: { items: readonly texts.LegalItem[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {items.map((item, position) => (
        <li key={position}>
          {typeof item === 'string' ? (
            <RichText text={item} />
          ) : (
            <>
              <strong>{item.term}</strong> <RichText text={item.text} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A sentence with the operator's name; a generic sentence if the settings are not loaded or contain no name. */
function OperatorSentence({ say: formatSentence }: { say: (operator: string) => string }) {
  const { operator } = useOperator();
  if (!operator) return texts.operatorUnloaded;
  const name = operatorText(operator);
  return name ? formatSentence(name) : texts.operatorMissing;
}

/** Names the data protection officer. Renders nothing until the settings are loaded. */
function OfficerSentence() {
  const { operator } = useOperator();
  if (!operator) return null;
  return operator.privacyOfficer ? texts.officer(operator.privacyOfficer) : texts.officerMissing;
}
