import { codeLength, parseRedemptionCode } from '#domain/redemption.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface CodeFormProps {
  isBusy: boolean;
  /** The last code was refused; why is said above. */
  isWrong: boolean;
  onCode: (code: string) => void;
}

/** The code as the member says it. */
export function CodeForm({ isBusy, isWrong, onCode }: CodeFormProps) {
  const form = useForm({
    start: { code: '' },
    isBusy,
    problemsOf: ({ code }) => ({
      code: parseRedemptionCode(code) ? '' : `O código tem ${codeLength} letras e números.`,
    }),
    onSubmit: ({ code }) => {
      onCode(parseRedemptionCode(code) ?? '');
    },
  });
  const code = form.field('code');
  return (
    <Form form={form} className="flex flex-col gap-3">
      <TextField
        label="Código do sócio"
        {...code}
        onChange={(typed) => {
          code.onChange(typed.toUpperCase());
        }}
        aria-invalid={isWrong || code.error !== '' ? true : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        placeholder="ABC 234"
      />
      <SubmitButton form={form} busyLabel="Conferindo...">
        Conferir código
      </SubmitButton>
    </Form>
  );
}
