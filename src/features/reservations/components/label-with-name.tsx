import { RichText } from '#ui/rich-text.tsx';

interface LabelWithNameProps {
  /** Label with a part for screen readers that contains the name: 'Confirmar<hidden> a reserva de <name/></hidden>'. */
  text: string;
  name: string;
}

/**
 * Renders the label of a button or link. The part for screen readers has the name, which distinguishes the equal
 * buttons of a list.
 */
export function LabelWithName({ text, name }: LabelWithNameProps) {
  return (
    <RichText
      text={text}
      parts={{
        hidden: (hiddenText) => (
          <span className="sr-only">
            <RichText text={hiddenText} parts={{ name: () => name }} />
          </span>
        ),
      }}
    />
  );
}
