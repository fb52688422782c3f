import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { openReportsQuery } from '#features/moderation/data/reports/report-queries.ts';
import type { ReportKind } from '#features/moderation/data/reports/report-list-store.ts';
import { brand } from '#shared/brand.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { useFocusOnceClosed } from '#ui/use-focus-once-closed.ts';
import type { Decision } from './decision-dialog.tsx';
import { ReportList } from './report-list.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';

const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).DecisionDialog,
);

/** Word of the address for what has been decided. */
const closedWord = 'encerradas';

export default function ReportsScreen() {
  const { user } = useSession();
  return user && <Reports adminId={user.uid} />;
}

function Reports({ adminId }: { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [decision, setDecision] = useState<Decision | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitleOnceClosed = useFocusOnceClosed(title, decision !== null);
  const open = useQuery(openReportsQuery(adminId)).data;
  const kind: ReportKind = params.get('situacao') === closedWord ? 'closed' : 'open';
  const show = (next: ReportKind) => {
    setParams(next === 'closed' ? { situacao: closedWord } : {}, { replace: true });
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{`Denúncias · ${brand.name}`}</title>
      <h1 ref={title} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        Denúncias
      </h1>
      <p className="mt-1 text-ink-muted">
        Decida sobre avaliações, fotos e eventos que alguém denunciou. As denúncias mais antigas vêm
        primeiro.
      </p>
      <div role="group" aria-label="Situação das denúncias" className="mt-5 flex flex-wrap gap-2">
        <ToggleChip
          pressed={kind === 'open'}
          onToggle={() => {
            show('open');
          }}
        >
          Abertas{' '}
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
          Encerradas
        </ToggleChip>
      </div>
      <ReportList key={kind} adminId={adminId} kind={kind} onDecide={setDecision} />
      {decision && (
        <DecisionDialog
          adminId={adminId}
          decision={decision}
          onClose={() => {
            setDecision(null);
          }}
          onDecided={() => {
            focusTitleOnceClosed();
            setDecision(null);
          }}
        />
      )}
    </div>
  );
}
