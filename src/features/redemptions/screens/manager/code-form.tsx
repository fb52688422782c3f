import { useEffect, useRef } from 'react';
import { codeLength, parseRedemptionCode } from '#features/redemptions/model/redemption.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';

interface CodeFormProps {
  isBusy: boolean;
  /** The last code was refused; why is said above. */
  isWrong: boolean;
  /** Whoever validates one after the other types at once. */
  hasFocus: boolean;
  onCode: (code: string) => void;
}

/** The code as the member says it, checked as soon as it is whole: typed, or pasted. */
export function CodeForm({ isBusy, isWrong, hasFocus, onCode }: CodeFormProps) {
  const element = useRef<HTMLFormElement>(null);
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
  useEffect(() => {
    if (hasFocus) element.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form form={form} ref={element} className="flex flex-col gap-3">
      <TextField
        label="Código do sócio"
        className="[&_input]:min-h-14 [&_input]:text-2xl [&_input]:font-bold"
        hint="Conferimos assim que o código estiver completo."
        {...code}
        onChange={(typed) => {
          const text = typed.toUpperCase();
          code.onChange(text);
          const whole = parseRedemptionCode(text);
          if (whole && !isBusy) onCode(whole);
        }}
        aria-invalid={isWrong || code.error !== '' ? true : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        placeholder="ABC 234"
      />
      <SubmitButton form={form} busyLabel="Conferindo..." className="py-4">
        Conferir código
      </SubmitButton>
    </Form>
  );
}
