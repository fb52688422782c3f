import { offerBounds } from '#features/offers/model/club-offer.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { textLength } from '#shared/text/text-length.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { DiscountPart } from './discount-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { RulePreview } from './rule-preview.tsx';
import { TimesPart } from './times-part.tsx';
import { useOfferForm } from './use-offer-form.ts';

interface OfferEditorProps {
  user: User;
  place: Pick<Place, 'id' | 'hours'>;
  /** What is edited; null makes a new one. */
  offer: ClubOffer | null;
  listPath: string;
}

/** Everything of an offer, with the sentence that members will read beside it. */
export function OfferEditor({ user, place, offer, listPath }: OfferEditorProps) {
  const { form, read, now, isDirty } = useOfferForm({
    user,
    placeId: place.id,
    stored: offer,
    listPath,
  });

  return (
    <Form form={form} className="mt-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <DiscountPart form={form} />
          <TimesPart form={form} now={now} />
          <LimitsPart form={form} />
          <CardSection isForm title="Regras e publicação">
            <TextArea
              label="Regras (opcional)"
              rows={4}
              measure={textLength(offerBounds.termsText)}
              {...form.field('termsText')}
              hint="O que mais o sócio precisa saber: pratos, bebidas, outras promoções."
            />
            <Switch {...form.toggle('isActive')}>
              <span className="font-semibold">Ligada</span>
              <span className="block text-sm text-ink-muted">
                Os sócios do clube veem a oferta e podem usá-la.
              </span>
            </Switch>
          </CardSection>
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <RulePreview {...read} stored={offer} hours={place.hours} now={now} />
        </div>
      </div>
      <ActionBar message={<FormAlert text={form.failure} />}>
        <ButtonLink variant="secondary" to={listPath}>
          Cancelar
        </ButtonLink>
        <SubmitButton form={form} busyLabel="Salvando...">
          Salvar oferta
        </SubmitButton>
      </ActionBar>
      <LeaveGuard isNeeded={isDirty}>
        As alterações ainda não foram salvas e serão perdidas.
      </LeaveGuard>
    </Form>
  );
}
