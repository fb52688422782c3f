import { claimMessageProblem, maxClaimMessageLength } from '#features/moderation/model/claim.ts';
import { claimErrors, claimAnswerText } from '#features/moderation/request-texts.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { errorCode } from '#shared/app-error.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface ClaimFormProps {
  /** The form appeals a refused claim. */
  isAppeal: boolean;
  onSend: (message: string) => Promise<void>;
}

const formTexts = {
  claim: {
    lead: 'Se você é dono ou trabalha neste lugar, peça para gerenciar a página dele: você cuida das informações, responde às avaliações e confirma as reservas.',
    label: 'Como podemos confirmar?',
    hint: 'Por exemplo: o seu vínculo, o CNPJ, um telefone ou uma rede social do lugar em que possamos falar com você.',
    missing: 'Conte como podemos confirmar que o lugar é seu.',
    send: 'Enviar pedido',
  },
  appeal: {
    lead: 'Você pode pedir uma nova análise, uma vez. O que você enviou antes vai junto.',
    label: 'O que mais podemos conferir?',
    hint: 'Conte o que faltou no primeiro pedido.',
    missing: 'Conte o que mais podemos conferir.',
    send: 'Pedir nova análise',
  },
};

/** Renders the form in which the user explains why the place is theirs. */
export function ClaimForm({ isAppeal, onSend }: ClaimFormProps) {
  const { lead: introText, label, hint, missing: missingText, send: submitLabel } = isAppeal ? formTexts.appeal : formTexts.claim;
  const form = useForm({
    start: { message: '' },
    sentences: claimErrors,
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
      <p className="text-sm text-ink-muted">
        {claimAnswerText} Só a nossa equipe lê o que você escreve.
      </p>
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel="Enviando..." canRetry block>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
