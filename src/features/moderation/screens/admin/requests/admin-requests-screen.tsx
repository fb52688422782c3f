import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { openClaimsQuery } from '#features/moderation/data/claims/claim-count-queries.ts';
import { openCorrectionsQuery } from '#features/moderation/data/corrections/correction-count-queries.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useFocusAfterClose } from '#ui/use-focus-after-close.ts';
import type { ClaimDecisionPrompt } from './claim-decision-dialog.tsx';
import { CorrectionList } from './correction-list.tsx';
import type { CorrectionDecisionPrompt } from './decision-dialog.tsx';

const ClaimList = lazyPart(
  texts.loadingRequests,
  async () => (await import('./claim-list.tsx')).ClaimList,
);
const CorrectionDecisionDialog = lazyDialog(
  async () => (await import('./decision-dialog.tsx')).CorrectionDecisionDialog,
);
const ClaimDecisionDialog = lazyDialog(
  async () => (await import('./claim-decision-dialog.tsx')).ClaimDecisionDialog,
);

/** Values of the URL parameters for claims and for decided requests. */
const claimsParameter = 'gestao';
const closedParameter = 'decididas';

type OpenDialog =
  | { list: 'corrections'; prompt: CorrectionDecisionPrompt }
  | { list: 'claims'; prompt: ClaimDecisionPrompt };

export default function RequestsScreen() {
  const { user } = useSession();
  return user && <Requests adminId={user.uid} />;
}

function Requests({ adminId }: { adminId: string }) {
  const [params, setParams] = useSearchParams();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const correctionCount = useQuery(openCorrectionsQuery(adminId)).data;
  const claimCount = useQuery(openClaimsQuery(adminId)).data;
  const areClaims = params.get('tipo') === claimsParameter;
  const kind = params.get('situacao') === closedParameter ? 'closed' : 'open';
  const showList = (next: { areClaims: boolean; kind: typeof kind }) => {
    setParams(
      {
        ...(next.areClaims && { tipo: claimsParameter }),
        ...(next.kind === 'closed' && { situacao: closedParameter }),
      },
      { replace: true },
    );
  };
  const focusTitle = () => titleRef.current?.focus();
  const focusTitleOnceClosed = useFocusAfterClose(titleRef, openDialog !== null);
  const dialogProps = {
    adminId,
    onClose: () => {
      setOpenDialog(null);
    },
    onDecided: () => {
      focusTitleOnceClosed();
      setOpenDialog(null);
    },
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.requestsPageTitle}</title>
      <h1 ref={titleRef} tabIndex={-1} className="text-2xl font-extrabold outline-none md:text-3xl">
        {texts.requests}
      </h1>
      <p className="mt-1 text-ink-muted">
        {texts.requestsIntroduction(areClaims, kind === 'open')}
      </p>
      <div role="group" aria-label={texts.requestKindFilter} className="mt-5 flex flex-wrap gap-2">
        <ToggleChip
          pressed={!areClaims}
          onToggle={() => {
            showList({ areClaims: false, kind });
          }}
        >
          {texts.corrections} <Count of={correctionCount} />
        </ToggleChip>
        <ToggleChip
          pressed={areClaims}
          onToggle={() => {
            showList({ areClaims: true, kind });
          }}
        >
          {texts.claims} <Count of={claimCount} />
        </ToggleChip>
      </div>
      <div
        role="group"
        aria-label={texts.requestStatusFilter}
        className="mt-2 flex flex-wrap gap-2"
      >
        <ToggleChip
          pressed={kind === 'open'}
          onToggle={() => {
            showList({ areClaims, kind: 'open' });
          }}
        >
          {texts.pendingRequests}
        </ToggleChip>
        <ToggleChip
          pressed={kind === 'closed'}
          onToggle={() => {
            showList({ areClaims, kind: 'closed' });
          }}
        >
          {areClaims ? texts.decidedClaims : texts.decidedCorrections}
        </ToggleChip>
      </div>
      {areClaims ? (
        <ClaimList
          key={kind}
          adminId={adminId}
          kind={kind}
          onAsk={(next) => {
            setOpenDialog({ list: 'claims', prompt: next });
          }}
          onApproved={focusTitle}
        />
      ) : (
        <CorrectionList
          key={kind}
          adminId={adminId}
          kind={kind}
          onAsk={(next) => {
            setOpenDialog({ list: 'corrections', prompt: next });
          }}
          onApplied={focusTitle}
        />
      )}
      {openDialog?.list === 'corrections' && (
        <CorrectionDecisionDialog {...dialogProps} prompt={openDialog.prompt} />
      )}
      {openDialog?.list === 'claims' && (
        <ClaimDecisionDialog {...dialogProps} prompt={openDialog.prompt} />
      )}
    </div>
  );
}

/** Renders the number of pending requests. */
function Count({ of: count }: { of: number | undefined }) {
  return (
    <span className="text-ink-muted tabular">
      {count === undefined ? '–' : formatInteger(count)}
    </span>
  );
}
