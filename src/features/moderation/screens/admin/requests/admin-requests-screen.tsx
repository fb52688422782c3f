import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { openClaimsQuery } from '#features/moderation/data/claims/claim-count-queries.ts';
import { openCorrectionsQuery } from '#features/moderation/data/corrections/correction-count-queries.ts';
import { brand } from '#shared/brand.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useFocusOnceClosed } from '#ui/use-focus-once-closed.ts';
import type { ClaimDecisionQuestion } from './claim-decision-dialog.tsx';
import { CorrectionList } from './correction-list.tsx';
import type { CorrectionDecisionQuestion } from './decision-dialog.tsx';

const ClaimList = lazyPart(
  'Carregando pedidos...',
  async () => (await import('./claim-list.tsx')).ClaimList,
);
const DecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).DecisionDialog,
);
const ClaimDecisionDialog = lazyDialog(
  async () => (await import('./claim-decision-dialog.tsx')).ClaimDecisionDialog,
);

/** Values of the URL parameters for claims and for decided requests. */
const claimsWord = 'gestao';
const closedWord = 'decididas';

type Asked =
  | { of: 'corrections'; asked: CorrectionDecisionQuestion }
  | { of: 'claims'; asked: ClaimDecisionQuestion };

export default function RequestsScreen() {
  const { user } = useSession();
  return user && <Requests adminId={user.uid} />;
}

function Requests({ adminId }: { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const corrections = useQuery(openCorrectionsQuery(adminId)).data;
  const claims = useQuery(openClaimsQuery(adminId)).data;
  const areClaims = params.get('tipo') === claimsWord;
  const kind = params.get('situacao') === closedWord ? 'closed' : 'open';
  const show = (next: { areClaims: boolean; kind: typeof kind }) => {
    setParams(
      {
        ...(next.areClaims && { tipo: claimsWord }),
        ...(next.kind === 'closed' && { situacao: closedWord }),
      },
      { replace: true },
    );
  };
  const focusTitle = () => title.current?.focus();
  const focusTitleOnceClosed = useFocusOnceClosed(title, asked !== null);
  const answers = {
    adminId,
    onClose: () => {
      setAsked(null);
    },
    onDecided: () => {
      focusTitleOnceClosed();
      setAsked(null);
    },
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{`Pedidos · ${brand.name}`}</title>
      <h1 ref={title} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        Pedidos
      </h1>
      <p className="mt-1 text-ink-muted">
        {areClaims
          ? 'Quem quer gerenciar um lugar.'
          : 'O que as pessoas dizem que mudou nos lugares.'}
        {kind === 'open' && ' Os mais antigos vêm primeiro.'}
      </p>
      <div role="group" aria-label="Tipo de pedido" className="mt-5 flex flex-wrap gap-2">
        <ToggleChip
          pressed={!areClaims}
          onToggle={() => {
            show({ areClaims: false, kind });
          }}
        >
          Correções <Count of={corrections} />
        </ToggleChip>
        <ToggleChip
          pressed={areClaims}
          onToggle={() => {
            show({ areClaims: true, kind });
          }}
        >
          Gestão de lugares <Count of={claims} />
        </ToggleChip>
      </div>
      <div role="group" aria-label="Situação dos pedidos" className="mt-2 flex flex-wrap gap-2">
        <ToggleChip
          pressed={kind === 'open'}
          onToggle={() => {
            show({ areClaims, kind: 'open' });
          }}
        >
          Em análise
        </ToggleChip>
        <ToggleChip
          pressed={kind === 'closed'}
          onToggle={() => {
            show({ areClaims, kind: 'closed' });
          }}
        >
          {areClaims ? 'Decididos' : 'Decididas'}
        </ToggleChip>
      </div>
      {areClaims ? (
        <ClaimList
          key={kind}
          adminId={adminId}
          kind={kind}
          onAsk={(next) => {
            setAsked({ of: 'claims', asked: next });
          }}
          onApproved={focusTitle}
        />
      ) : (
        <CorrectionList
          key={kind}
          adminId={adminId}
          kind={kind}
          onAsk={(next) => {
            setAsked({ of: 'corrections', asked: next });
          }}
          onApplied={focusTitle}
        />
      )}
      {asked?.of === 'corrections' && <DecisionDialog {...answers} asked={asked.asked} />}
      {asked?.of === 'claims' && <ClaimDecisionDialog {...answers} asked={asked.asked} />}
    </div>
  );
}

/** Renders the number of pending requests. */
function Count({ of }: { of: number | undefined }) {
  return (
    <span className="text-ink-muted tabular">{of === undefined ? '–' : formatInteger(of)}</span>
  );
}
