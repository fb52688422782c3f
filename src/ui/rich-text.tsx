import type { ReactNode } from 'react';
import { Fragment } from 'react';

type Part = (text: string) => ReactNode;

const builtInParts: Readonly<Record<string, Part>> = {
  strong: (text) => <strong>{text}</strong>,
  hidden: (text) => <span className="sr-only">{text}</span>,
};

interface RichTextProps {
  /** A sentence with parts: 'Veja os <terms>termos</terms>.', 'Até <date/>'. */
  text: string;
  /** The element of each part, by name. `strong` and `hidden` (screen readers only) are built in. */
  parts?: Readonly<Record<string, Part>>;
}

/** Renders a sentence that contains elements, so that a texts file holds the whole sentence. */
export function RichText({ text, parts }: RichTextProps) {
  // The pieces repeat: plain text, name and text of a part.
  const pieces = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return piece;
    const inner = pieces[index + 1] ?? '';
    const render = parts?.[piece] ?? builtInParts[piece];
    return <Fragment key={index}>{render ? render(inner) : inner}</Fragment>;
  });
}
