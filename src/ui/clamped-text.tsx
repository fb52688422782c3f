import { useId, useLayoutEffect, useRef, useState } from 'react';
import * as texts from '#ui/texts.ts';
import { cx } from './class-names.ts';

interface ClampedTextProps {
  text: string;
  /** Language of the text, if it is not that of the page. */
  lang?: string | undefined;
  /** Subject of the text for screen readers: 'sobre Bar do Zé'. */
  subject: string;
}

/**
 * Renders plain text with paragraphs. A very long text is cut at the height of sixteen lines until the user expands it.
 */
export function ClampedText({ text, lang, subject }: ClampedTextProps) {
  const id = useId();
  const textElement = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [isTooLong, setTooLong] = useState(false);

  // Whether the text is too long depends on its current width.
  useLayoutEffect(() => {
    const element = textElement.current;
    if (!element || isExpanded) return;
    const observer = new ResizeObserver(() => {
      setTooLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isExpanded]);

  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <div
        id={id}
        ref={textElement}
        lang={lang}
        className={cx(
          'flex max-w-prose flex-col gap-3 wrap-anywhere',
          !isExpanded && 'max-h-96 overflow-hidden',
          !isExpanded && isTooLong && '[mask-image:linear-gradient(black_70%,transparent)]',
        )}
      >
        {paragraphs.map((paragraph, position) => (
          <p key={position} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
      </div>
      {(isTooLong || isExpanded) && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => {
            setExpanded(!isExpanded);
          }}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea-ink underline underline-offset-4"
        >
          {isExpanded ? texts.readLess : texts.readMore}
          <span className="sr-only"> {subject}</span>
        </button>
      )}
    </>
  );
}
