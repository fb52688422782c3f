import { useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

interface ClampedTextProps {
  text: string;
  /** Subject of the text for screen readers: 'sobre Bar do Zé'. */
  of: string;
}

/** Renders plain text with paragraphs. A very long text is cut at sixteen lines until the user expands it. */
export function ClampedText({ text, of }: ClampedTextProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [tooLong, setTooLong] = useState(false);

  // Whether the text is too long depends on its current width.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || expanded) return;
    const measure = new ResizeObserver(() => {
      setTooLong(element.scrollHeight > element.clientHeight + 1);
    });
    measure.observe(element);
    return () => {
      measure.disconnect();
    };
  }, [expanded]);

  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <>
      <div
        id={id}
        ref={box}
        className={cx(
          'flex max-w-prose flex-col gap-3 wrap-anywhere',
          !expanded && 'max-h-96 overflow-hidden',
          !expanded && tooLong && '[mask-image:linear-gradient(black_70%,transparent)]',
        )}
      >
        {paragraphs.map((paragraph, position) => (
          <p key={position} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
      </div>
      {(tooLong || expanded) && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => {
            setExpanded(!expanded);
          }}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea-ink underline underline-offset-4"
        >
          {expanded ? 'Ler menos' : 'Ler mais'}
          <span className="sr-only"> {of}</span>
        </button>
      )}
    </>
  );
}
