import { claimMessageProblem } from '#features/moderation/model/claim.ts';
import { maxClaimMessageLength } from '#features/moderation/model/claim-options.ts';
import * as texts from '#features/moderation/request-texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { errorCode } from '#shared/app-error.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ClaimFormProps {
  /** True if the form appeals a refused claim. */
  isAppeal: boolean;
  onSend: (message: string) => Promise<void>;
}

const formTexts = {
  claim: {
    lead: texts.claimIntroduction,
    label: texts.claimMessageLabel,
    hint: texts.claimMessageHint,
    missing: texts.claimMessageMissing,
    send: texts.sendClaim,
  },
  appeal: {
    lead: texts.appealIntroduction,
    label: texts.appealMessageLabel,
    hint: texts.appealMessageHint,
    missing: texts.appealMessageMissing,
    send: texts.sendAppeal,
  },
};

/** Renders the form in which the user explains why the place is theirs. */
export function ClaimForm({ isAppeal, onSend }: ClaimFormProps) {
  const {
    lead: introText,
    label,
    hint,
    missing: missingText,
    send: submitLabel,
  } = isAppeal ? formTexts.appeal : formTexts.claim;
  const form = useForm({
    start: { message: '' },
    sentences: texts.claimErrors,
    isFinal: (error) => errorCode(error) === 'conflict',
    problemsOf: ({ message }) => ({
      message:
        claimMessageProblem(message) === 'missing'
          ? missingText
          : lengthProblem(message, maxClaimMessageLength),
    }),
    onSubmit: ({ message }) => onSend(message),
  });
  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
      <p className="text-ink-muted">{introText}</p>
      <TextArea
        label={label}
        hint={hint}
        rows={5}
        measure={textLength(maxClaimMessageLength)}
        {...form.field('message')}
      />
      <p className="text-sm text-ink-muted">{texts.claimPrivacy}</p>
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel={texts.sending} canRetry block>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
