import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { openCorrectionsQuery } from '#data/corrections/correction-count-queries.ts';
import type { CorrectionKind } from '#data/corrections/correction-list-store.ts';
import { brand } from '#domain/brand.ts';
import { formatInteger } from '#texts/formats.ts';
import { useSession } from '#session/use-session.ts';
import { lazyDialog } from '#components/lazy-part/lazy-part.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useFocusOnceClosed } from '#ui/use-focus-once-closed.ts';
import { CorrectionList } from './correction-list.tsx';
import type { AskedDecision } from './decision-dialog.tsx';

const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).DecisionDialog,
);

/** Word of the address for what has been decided. */
const closedWord = 'decididas';

export default function RequestsScreen() {
  const { user } = useSession();
  return user && <Corrections adminId={user.uid} />;
}

function Corrections({ adminId }: { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const open = useQuery(openCorrectionsQuery(adminId)).data;
  const kind: CorrectionKind = params.get('situacao') === closedWord ? 'closed' : 'open';
  const show = (next: CorrectionKind) => {
    setParams(next === 'closed' ? { situacao: closedWord } : {}, { replace: true });
  };
  const focusTitle = () => title.current?.focus();
  const focusTitleOnceClosed = useFocusOnceClosed(title, asked !== null);

  return (
    <div className="page py-6 md:py-10">
      <title>{`Correções · ${brand.name}`}</title>
      <h1 ref={title} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        Correções
      </h1>
      <p className="mt-1 text-ink-muted">
        O que as pessoas dizem que mudou nos lugares.
        {kind === 'open' && ' As mais antigas vêm primeiro.'}
      </p>
      <div role="group" aria-label="Situação das correções" className="mt-5 flex flex-wrap gap-2">
        <ToggleChip
          pressed={kind === 'open'}
          onToggle={() => {
            show('open');
          }}
        >
          Em análise{' '}
          <span className="text-ink-muted tabular">
            {open === undefined ? '–' : formatInteger(open)}
          </span>
        </ToggleChip>
        <ToggleChip
          pressed={kind === 'closed'}
          onToggle={() => {
            show('closed');
          }}
        >
          Decididas
        </ToggleChip>
      </div>
      <CorrectionList
        key={kind}
        adminId={adminId}
        kind={kind}
        onAsk={setAsked}
        onApplied={focusTitle}
      />
      {asked && (
        <DecisionDialog
          adminId={adminId}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
          onDecided={() => {
            focusTitleOnceClosed();
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
