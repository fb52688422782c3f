import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Hourglass, PartyPopper } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { checkoutQuery, forgetMembership, membershipQuery } from '#data/club/membership-queries.ts';
import type { CheckoutSessionAnswer } from '#domain/api-contract.ts';
import { benefitsAhead } from '#domain/membership.ts';
import { brand } from '#domain/brand.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { useSession } from '#session/use-session.ts';
import { checkoutStateErrors } from '#texts/errors/club.ts';
import { formatDate } from '#texts/formats.ts';
import { duplicateSentence } from '#texts/membership.ts';
import { useNow } from '#ui/use-now.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Countdown } from './countdown.tsx';
import { useSlow } from './use-slow.ts';

export default function SuccessScreen() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const id = params.get('session_id') ?? '';
  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Assinatura · ${brand.name}`}</title>
      {user && /^cs_\w{1,200}$/.test(id) ? <Checkout user={user} id={id} /> : <Unpaid />}
    </div>
  );
}

/** Asks until the server says how it ended: only an active membership is a success. */
function Checkout({ user, id }: { user: User; id: string }) {
  const checkout = useQuery(checkoutQuery(user.uid, id));
  const { data: state, error } = checkout;
  if (error && state !== 'active') {
    return (
      <FailureNotice
        as="h1"
        sentences={checkoutStateErrors}
        error={error}
        onRetry={() => void checkout.refetch()}
      />
    );
  }
  return <CheckoutState user={user} state={state ?? 'processing'} />;
}

function CheckoutState({ user, state }: { user: User; state: CheckoutSessionAnswer['state'] }) {
  switch (state) {
    case 'active':
      return <Welcome user={user} />;
    case 'processing':
      return <Processing />;
    case 'ended':
      return (
        <Notice
          as="h1"
          icon={<CircleAlert aria-hidden size={28} />}
          title="Esta assinatura já terminou"
          actions={<ButtonLink to={linkTo('/subscription')}>Ver os planos</ButtonLink>}
        >
          <p>O pagamento foi feito, mas a assinatura dele não está mais em andamento.</p>
        </Notice>
      );
    case 'duplicate':
      return <Duplicate user={user} />;
    case 'open':
    case 'expired':
      return <Unpaid />;
  }
}

function Welcome({ user }: { user: User }) {
  const client = useQueryClient();
  const { data: member } = useQuery(membershipQuery(user.uid));
  const ahead = benefitsAhead(member ?? { benefitsFrom: null }, useNow());

  // What was known before the payment is old.
  useEffect(() => void forgetMembership(client, user.uid), [client, user.uid]);

  return (
    <Notice
      as="h1"
      icon={<PartyPopper aria-hidden size={28} />}
      title={`Bem-vindo ao ${brand.clubName}`}
      actions={
        <>
          <ButtonLink to={linkTo('/categories')}>Explorar lugares</ButtonLink>
          <ButtonLink to={linkTo('/profile')} variant="secondary">
            Ver meu perfil
          </ButtonLink>
        </>
      }
    >
      <p role="status">
        Sua assinatura está ativa
        {member?.isActive
          ? `. Seus benefícios valem ${ahead ? `de ${formatDate(ahead)} ` : ''}até ${formatDate(member.entitledUntil)}.`
          : '.'}
      </p>
      <Countdown seconds={5} to={linkTo('/')} toName="para o início" />
    </Notice>
  );
}

/** Two were paid for: one stays, and this one was given back. */
function Duplicate({ user }: { user: User }) {
  const client = useQueryClient();
  const { data: member } = useQuery(membershipQuery(user.uid));
  const now = useNow();

  useEffect(() => void forgetMembership(client, user.uid), [client, user.uid]);

  return (
    <Notice
      as="h1"
      icon={<CircleAlert aria-hidden size={28} />}
      title="Você já era sócio"
      actions={<ButtonLink to={linkTo('/subscription')}>Ver minha assinatura</ButtonLink>}
    >
      <p role="status">
        {(member && duplicateSentence(member, now)) ??
          'Você pagou duas assinaturas. A segunda foi desfeita, e o valor dela volta para o seu cartão.'}{' '}
        A primeira continua valendo.
      </p>
    </Notice>
  );
}

function Processing() {
  const isSlow = useSlow(20_000);
  return (
    <Notice
      as="h1"
      icon={<Hourglass aria-hidden size={28} className="breathe" />}
      title="Processando"
      actions={
        isSlow && (
          <>
            <ButtonLink to={linkTo('/')} variant="secondary">
              Ir para o início
            </ButtonLink>
            <ButtonLink to={linkTo('/profile')} variant="secondary">
              Ver meu perfil
            </ButtonLink>
          </>
        )
      }
    >
      <p role="status">
        {isSlow
          ? 'Está demorando mais que o normal. Você pode sair desta página: assim que o pagamento for confirmado, o clube aparece no seu perfil.'
          : 'Estamos confirmando o seu pagamento. Isso costuma levar alguns segundos.'}
      </p>
    </Notice>
  );
}

function Unpaid() {
  return (
    <Notice
      as="h1"
      icon={<CircleAlert aria-hidden size={28} />}
      title="O pagamento não foi concluído"
      actions={
        <>
          <ButtonLink to={linkTo('/subscription')}>Tentar Novamente</ButtonLink>
          <ButtonLink to={linkTo('/')} variant="secondary">
            Voltar ao Início
          </ButtonLink>
        </>
      }
    >
      <p>Nada foi cobrado. Escolha um plano para começar de novo.</p>
    </Notice>
  );
}
