import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { useOperator } from '#features/settings/components/use-operator.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface LegalPageProps {
  title: string;
  /** Month of the last update: 'maio de 2026'. */
  updatedMonth: string;
  lead: string;
  children: ReactNode;
}

/** Layout of a legal text: narrow lines, large headings. */
export function LegalPage({ title, updatedMonth, lead, children }: LegalPageProps) {
  const { operator, isPending } = useOperator();
  // An operator who has entered name and email has reviewed the text.
  const isTemplate = operator !== null && (!operator.operatorName || !operator.contactEmail);
  return (
    <article className="page pt-5 md:pt-10">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="mx-auto max-w-2xl">
        <h1 className="text-2xl font-extrabold md:text-3xl">{title}</h1>
        <p className="mt-1 text-sm text-ink-muted">Última atualização: {updatedMonth}</p>
        {isPending ? (
          <LoadingRegion label="Carregando o texto...">
            <Skeleton className="mt-6 h-72 rounded-card" />
          </LoadingRegion>
        ) : (
          <>
            {isTemplate && (
              <p
                role="note"
                className="mt-5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
              >
                <strong className="block">
                  Modelo a ser revisado pelo responsável pela operação
                </strong>
                Antes de publicar, quem opera o {brand.name} deve revisar este texto com apoio
                jurídico e informar, nas configurações do guia, quem é e onde recebe mensagens.
              </p>
            )}
            <p className="mt-6">{lead}</p>
            {children}
          </>
        )}
      </div>
    </article>
  );
}

interface LegalSectionProps {
  title: string;
  children: ReactNode;
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

export const legalLinkClasses = 'font-medium text-sea-ink underline underline-offset-4';

/** List of independent short items. */
export function LegalList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-muted">
      {items.map((item, position) => (
        <li key={position}>{item}</li>
      ))}
    </ul>
  );
}
