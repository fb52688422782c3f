import { useRef, useState, useEffect } from 'react';
import { CircleHelp, Mail, ChevronDown } from 'lucide-react';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import * as texts from '#features/help/texts.ts';
import type { HelpTopic } from '#features/help/texts.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { unloadedContactText, missingContactText } from '#features/settings/texts.ts';
import { findTopics } from './find-topics.ts';

const maxQueryLength = 100;

export default function HelpScreen() {
  const [query, setQuery] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const linkToQuestion = useLinkedQuestion();
  const groups = findTopics(texts.helpGroups, query);
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  const clear = () => {
    setQuery('');
    fieldRef.current?.focus();
  };

  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.pageTitle}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <div>
          <h1 className="text-2xl font-extrabold md:text-3xl">{texts.heading}</h1>
          <p className="mt-1 text-ink-muted">{texts.intro}</p>
        </div>
        <search className="flex flex-col gap-2">
          <div className="relative">
            <SearchInput
              ref={fieldRef}
              value={query}
              maxLength={maxQueryLength}
              aria-label={texts.searchLabel}
              placeholder={texts.searchLabel}
              clearLabel={texts.clearSearch}
              onChange={setQuery}
              onClear={clear}
            />
          </div>
          <p role="status" className="px-4 text-sm text-ink-muted">
            {query.trim() && texts.answerCount(count)}
          </p>
        </search>
        {groups.map(({ title, topics }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-xl font-bold">{title}</h2>
            <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
              {topics.map((topic) => (
                <HelpQuestion key={topic.id} topic={topic} onOpen={linkToQuestion} />
              ))}
            </div>
          </section>
        ))}
        {count === 0 && (
          <Banner
            icon={<CircleHelp aria-hidden size={28} />}
            title={texts.noAnswersTitle}
            actions={
              <Button variant="secondary" onClick={clear}>
                {texts.showAllQuestions}
              </Button>
            }
          >
            <p>{texts.noAnswersHint}</p>
          </Banner>
        )}
        <HelpContact />
      </div>
    </div>
  );
}

/**
 * Opens the question in the URL hash (/help#senha) and scrolls to it.
 * @returns a callback that writes the id of an opened question into the URL
 */
function useLinkedQuestion(): (id: string) => void {
  const { hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    if (!(question instanceof HTMLDetailsElement) || question.open) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);

  return (id) => {
    if (hash !== `#${id}`) void navigate({ hash: id }, { replace: true });
  };
}

/** Contact address for questions without an answer here. */
function HelpContact() {
  const { operator, isPending } = useOperator();
  const contactEmail = operator?.contactEmail;
  return (
    <section
      aria-labelledby="contato"
      className="flex flex-col items-start gap-3 rounded-card bg-sea-soft p-5 sm:p-6"
    >
      <h2 id="contato" className="text-xl font-bold">
        {texts.contactTitle}
      </h2>
      {contactEmail ? (
        <>
          <p>{texts.contactHint}</p>
          <ButtonAnchor
            href={`mailto:${contactEmail}`}
            variant="secondary"
            className="max-w-full wrap-anywhere"
          >
            <Mail aria-hidden size={20} className="shrink-0" />
            {contactEmail}
          </ButtonAnchor>
        </>
      ) : (
        <p>{isPending ? '…' : operator ? missingContactText : unloadedContactText}</p>
      )}
    </section>
  );
}

interface HelpQuestionProps {
  topic: HelpTopic;
  onOpen: (id: string) => void;
}

/** A question with a collapsible answer. */
function HelpQuestion({ topic, onOpen }: HelpQuestionProps) {
  const { id, question, answer, link } = topic;
  return (
    <details
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen(id);
      }}
      className="group"
    >
      <summary className="flex min-h-14 items-center gap-3 px-4 py-3 font-semibold -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          size={20}
          className="ml-auto shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <Link
            to={link.to}
            className="inline-flex min-h-11 items-center self-start font-semibold text-sea-ink underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </div>
    </details>
  );
}
