import { Undo2 } from 'lucide-react';
import * as texts from '#features/club/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { Countdown } from './countdown.tsx';

export default function CancelScreen() {
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.cancelledPageTitle}</title>
      <Banner
        as="h1"
        icon={<Undo2 aria-hidden size={28} />}
        title={texts.paymentCancelledTitle}
        actions={
          <>
            <ButtonLink to={linkTo('/subscription')}>{texts.tryAgain}</ButtonLink>
            <ButtonLink to={linkTo('/')} variant="secondary">
              {texts.backToHome}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.paymentCancelledNote}</p>
        <Countdown seconds={10} to={linkTo('/subscription')} sentence={texts.countdownToPlans} />
      </Banner>
    </div>
  );
}
