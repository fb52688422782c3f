import { unloadedContactText, missingContactText } from '#features/settings/texts.ts';
import { useOperator } from './use-operator.ts';

/** Renders 'Escreva para contato@…', or a fallback text if no address is set or the settings could not be loaded. */
export function ContactSentence({ lead }: { lead: string }) {
  const { operator, isPending } = useOperator();
  if (isPending) return <>…</>;
  if (!operator) return <>{unloadedContactText}</>;
  if (operator.contactEmail === '') return <>{missingContactText}</>;
  return (
    <>
      {`${lead} `}
      <a
        href={`mailto:${operator.contactEmail}`}
        className="font-medium wrap-anywhere text-sea-ink underline underline-offset-4"
      >
        {operator.contactEmail}
      </a>
      .
    </>
  );
}
