import { errorCode } from '#domain/app-error.ts';
import { offerBounds } from '#domain/club-offer.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import type { User } from '#domain/user.ts';
import { offerSaveErrors } from '#texts/errors/offers.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { FormSection } from '#components/place-editor/fields/form-section.tsx';
import { ActionBar } from '#components/place-editor/steps/action-bar.tsx';
import { LeaveGuard } from '#components/saving/leave-guard.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { DiscountPart } from './discount-part.tsx';
import { LimitsPart } from './limits-part.tsx';
import { RulePreview } from './rule-preview.tsx';
import { TimesPart } from './times-part.tsx';
import { useOfferForm } from './use-offer-form.ts';

interface OfferEditorProps {
  user: User;
  placeId: string;
  /** What is edited; null makes a new one. */
  offer: ClubOffer | null;
  listPath: string;
}

/** Everything of an offer, with the sentence that members will read beside it. */
export function OfferEditor({ user, placeId, offer, listPath }: OfferEditorProps) {
  const { form, draft, read, now, isDirty, isSaving, error, submit, change, errorOf } =
    useOfferForm({ user, placeId, stored: offer, listPath });
  const part = { draft, onChange: change, errorOf };

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <DiscountPart {...part} />
          <TimesPart {...part} now={now} />
          <LimitsPart {...part} />
          <FormSection title="Regras e publicação">
            <TextArea
              label="Regras (opcional)"
              name="termsText"
              rows={4}
              maxLength={offerBounds.termsText}
              value={draft.termsText}
              onChange={(termsText) => {
                change({ termsText });
              }}
              error={errorOf('termsText')}
              hint="O que mais o sócio precisa saber: pratos, bebidas, outras promoções."
            />
            <Switch
              checked={draft.isActive}
              onChange={(isActive) => {
                change({ isActive });
              }}
            >
              <span className="font-semibold">Ligada</span>
              <span className="block text-sm text-ink-muted">
                Os sócios do clube veem a oferta e podem usá-la.
              </span>
            </Switch>
          </FormSection>
        </div>
        <div className="min-w-0 lg:sticky lg:top-24">
          <RulePreview {...read} stored={offer} now={now} />
        </div>
      </div>
      <ActionBar
        message={<FormAlert text={error ? errorSentence(offerSaveErrors, errorCode(error)) : ''} />}
      >
        <ButtonLink variant="secondary" to={listPath}>
          Cancelar
        </ButtonLink>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Salvando...' : 'Salvar oferta'}
        </Button>
      </ActionBar>
      <LeaveGuard isNeeded={isDirty}>
        As alterações ainda não foram salvas e serão perdidas.
      </LeaveGuard>
    </form>
  );
}
