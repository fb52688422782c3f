import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, MailWarning } from 'lucide-react';
import { ownClaimMutation, ownClaimQuery } from '#features/moderation/data/claims/claim-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { claimDueAt, isRefusedForGood } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { linkTo } from '#shared/routes.ts';
import { mayBeGivenRole } from '#features/account/model/user.ts';
import {
  claimAnswerText,
  claimReadErrors,
  claimWithdrawalErrors,
} from '#features/moderation/request-texts.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Question } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ClaimForm } from './claim-form.tsx';

interface ClaimDialogProps {
  uid: string;
  place: Place;
  onClose: () => void;
}

/** Renders the claim of a place: the request form, the single appeal after a refusal, or the current state. */
export function ClaimDialog({ uid, place, onClose }: ClaimDialogProps) {
  const { user, canManagePlace } = useSession();
  const own = useQuery(ownClaimQuery(uid, place.id));
  const changing = useMutation(ownClaimMutation(useQueryClient(), uid, place.id));
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const contentOf = (known: Claim | null) => {
    if (canManagePlace(place.id, place.createdBy)) return <Managing />;
    if (known?.status === 'pending') {
      return (
        <Waiting
          claim={known}
          onClose={onClose}
          onWithdraw={async () => {
            await changing.mutateAsync({ kind: 'withdraw', shown: known });
            setOutcome(known.first ? 'kept-refused' : 'withdrawn');
          }}
        />
      );
    }
    if (known && isRefusedForGood(known)) return <Refused claim={known} />;
    if (user && !mayBeGivenRole(user, 'manager')) return <Unproven />;
    const refused = known?.status === 'declined' ? known : null;
    return (
      <>
        {refused && (
          <div className="mt-2 mb-4 flex flex-col gap-3">
            <Words label="Seu pedido foi recusado">{refused.answer}</Words>
            <Words label="O que você enviou">{refused.message}</Words>
          </div>
        )}
        <ClaimForm
          isAppeal={refused !== null}
          onSend={async (message) => {
            await changing.mutateAsync({ kind: 'send', message, shown: known });
            setOutcome('sent');
          }}
        />
      </>
    );
  };

  return (
    <Dialog title="Este lugar é meu" isSheet onClose={onClose}>
      {outcome ? (
        <Thanks outcome={outcome} onDone={onClose} />
      ) : (
        <QueryView
          query={own}
          sentences={claimReadErrors}
          failure="line"
          isQuiet
          loading="Abrindo..."
          skeleton={<Skeleton className="mt-3 h-80 w-full" />}
        >
          {contentOf}
        </QueryView>
      )}
    </Dialog>
  );
}

const thanks = {
  sent: `Recebemos seu pedido. ${claimAnswerText}`,
  withdrawn: 'Seu pedido foi retirado.',
  'kept-refused': 'O pedido de nova análise foi retirado. A recusa continua valendo.',
};
type Outcome = keyof typeof thanks;

function Thanks({ outcome, onDone }: { outcome: Outcome; onDone: () => void }) {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <Said icon={<CircleCheck aria-hidden size={24} />}>
        <span role="status">{thanks[outcome]}</span>
      </Said>
      {/* The focused element was unmounted together with the form. */}
      <Button block onClick={onDone} ref={(button) => button?.focus()}>
        Entendi
      </Button>
    </div>
  );
}

function Said({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-sea-ink">{icon}</span>
      {children}
    </p>
  );
}

interface WaitingProps {
  claim: Claim;
  onClose: () => void;
  onWithdraw: () => unknown;
}

function Waiting({ claim, onClose, onWithdraw }: WaitingProps) {
  const due = claimDueAt(claim);
  const until = due ? ` até ${formatDayAndMonth(brandMoment(due).date)}` : '';
  return (
    <Question
      confirmLabel="Retirar pedido"
      busyLabel="Retirando..."
      cancelLabel="Fechar"
      isStacked
      sentences={claimWithdrawalErrors}
      isFinal={(error) => errorCode(error) === 'conflict'}
      onClose={onClose}
      onConfirm={onWithdraw}
    >
      <Said icon={<Clock aria-hidden size={24} />}>
        <span>
          {claim.first ? 'Seu pedido está em nova análise.' : 'Seu pedido está em análise.'} A
          resposta chega nos seus avisos{until}.
        </span>
      </Said>
      <Words label="O que você enviou">{claim.message}</Words>
      {claim.first && <Words label="O que você enviou antes">{claim.first.message}</Words>}
    </Question>
  );
}

function Refused({ claim }: { claim: Claim }) {
  return (
    <div className="mt-2 flex flex-col gap-4">
      <Words label="Seu pedido foi recusado">{claim.answer}</Words>
      <p className="text-ink-muted">
        Foi a segunda análise: esta decisão é definitiva, e não há outro pedido para este lugar.
      </p>
    </div>
  );
}

function Managing() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <Said icon={<CircleCheck aria-hidden size={24} />}>
        <span>Você já gerencia este lugar.</span>
      </Said>
      <ButtonLink to={linkTo('/manager/places')}>Abrir o painel do gerente</ButtonLink>
    </div>
  );
}

/** An account can be registered with any e-mail address, so a manager must have verified it. */
function Unproven() {
  return (
    <div className="mt-3 flex flex-col gap-5">
      <Said icon={<MailWarning aria-hidden size={24} />}>
        <span>
          Antes de pedir um lugar, confirme seu e-mail: nas configurações você recebe o link outra
          vez. Depois volte aqui.
        </span>
      </Said>
      <ButtonLink to={linkTo('/settings')}>Confirmar meu e-mail</ButtonLink>
    </div>
  );
}

function Words({ label, children }: { label: string; children: string }) {
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </div>
  );
}
