import { Mail } from 'lucide-react';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { contactUnread, contactUnset } from '#features/settings/texts.ts';
import { ButtonAnchor } from '#ui/button.tsx';

/** Where to write when no answer helps. */
export function HelpContact() {
  const { operator, isPending } = useOperator();
  const address = operator?.contactEmail;
  return (
    <section
      aria-labelledby="contato"
      className="flex flex-col items-start gap-3 rounded-card bg-sea-soft p-5 sm:p-6"
    >
      <h2 id="contato" className="text-xl font-bold">
        Ainda com dúvidas?
      </h2>
      {address ? (
        <>
          <p>Escreva para nós. Para falar da sua conta, use o e-mail dela.</p>
          <ButtonAnchor
            href={`mailto:${address}`}
            variant="secondary"
            className="max-w-full wrap-anywhere"
          >
            <Mail aria-hidden size={20} className="shrink-0" />
            {address}
          </ButtonAnchor>
        </>
      ) : (
        <p>{isPending ? '…' : operator ? contactUnset : contactUnread}</p>
      )}
    </section>
  );
}
