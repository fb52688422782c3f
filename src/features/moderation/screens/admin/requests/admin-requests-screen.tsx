import * as texts from '#features/moderation/correction-panel-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { QueueView } from '../queue-view.tsx';

const CorrectionQueue = lazyPart(
  texts.loadingRequests,
  async () => (await import('./correction-queue.tsx')).CorrectionQueue,
);
const ClaimQueue = lazyPart(
  texts.loadingRequests,
  async () => (await import('./claim-queue.tsx')).ClaimQueue,
);

export default function RequestsScreen() {
  return (
    <QueueView
      pageTitle={texts.requestsPageTitle}
      heading={texts.requests}
      queueFilter={texts.requestKindFilter}
      stateFilter={texts.requestStatusFilter}
      closedParameter="decididas"
      queues={[
        {
          kind: 'correction',
          parameter: '',
          label: texts.corrections,
          introduction: texts.correctionsIntroduction,
          stateLabels: { open: texts.pendingRequests, closed: texts.decidedCorrections },
          List: CorrectionQueue,
        },
        {
          kind: 'claim',
          parameter: 'gestao',
          label: texts.claims,
          introduction: texts.claimsIntroduction,
          stateLabels: { open: texts.pendingRequests, closed: texts.decidedClaims },
          List: ClaimQueue,
        },
      ]}
    />
  );
}
