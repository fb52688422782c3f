import { Undo2 } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { Countdown } from './countdown.tsx';

export default function CancelScreen() {
  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Assinatura cancelada · ${brand.name}`}</title>
      <Banner
        as="h1"
        icon={<Undo2 aria-hidden size={28} />}
        title="Pagamento cancelado"
        actions={
          <>
            <ButtonLink to={linkTo('/subscription')}>Tentar Novamente</ButtonLink>
            <ButtonLink to={linkTo('/')} variant="secondary">
              Voltar ao Início
            </ButtonLink>
          </>
        }
      >
        <p>Nada foi cobrado. Se quiser, escolha um plano e tente de novo.</p>
        <Countdown seconds={10} to={linkTo('/subscription')} toName="para os planos" />
      </Banner>
    </div>
  );
}
