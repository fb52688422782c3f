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
  const nodes: ReactNode[] = [];
  // In `pieces`, texts and tag names alternate. A slash precedes the name of an end tag and follows the name of an
  // empty element.
  const pieces = text.split(/<(\/?\w+\/?)>/);
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] ?? '';
    if (index % 2 === 0) {
      nodes.push(piece);
      continue;
    }
    const name = piece.replace('/', '');
    const end = piece.endsWith('/') ? index : pieces.indexOf(`/${name}`, index + 1);
    // Text such as a phone number may contain what looks like a tag.
    if (end < 0) {
      nodes.push(`<${piece}>`);
      continue;
    }
    // The tags inside a part stay text, so that its element can render them with another RichText.
    const inner = pieces
      .slice(index + 1, end)
      .map((part, offset) => (offset % 2 === 0 ? part : `<${part}>`))
      .join('');
    const render = parts?.[name] ?? builtInParts[name];
    nodes.push(<Fragment key={index}>{render ? render(inner) : inner}</Fragment>);
    index = end;
  }
  return nodes;
}
