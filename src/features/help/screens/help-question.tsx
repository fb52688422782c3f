import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HelpTopic } from './help-topics.ts';

interface HelpQuestionProps {
  topic: HelpTopic;
  onOpen: (id: string) => void;
}

/** A question that opens its answer. */
export function HelpQuestion({ topic, onOpen }: HelpQuestionProps) {
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
