import { contactUnread, contactUnset } from '#features/settings/texts.ts';
import { useOperator } from './use-operator.ts';

/** 'Escreva para contato@…', or what stands there while nobody set an address. */
export function ContactSentence({ lead }: { lead: string }) {
  const { operator, isPending } = useOperator();
  if (isPending) return <>…</>;
  if (!operator) return <>{contactUnread}</>;
  if (operator.contactEmail === '') return <>{contactUnset}</>;
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
