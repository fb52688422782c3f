import { useState } from 'react';
import { codeLength, parseRedemptionCode } from '#domain/redemption.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface CodeFormProps {
  isBusy: boolean;
  /** The last code was refused; why is said above. */
  isWrong: boolean;
  onCode: (code: string) => void;
}

/** The code as the member says it. */
export function CodeForm({ isBusy, isWrong, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        const code = parseRedemptionCode(typed);
        setFault(code === null ? `O código tem ${codeLength} letras e números.` : '');
        if (code !== null) onCode(code);
      }}
    >
      <TextField
        label="Código do sócio"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value.toUpperCase());
          setFault('');
        }}
        error={fault}
        aria-invalid={isWrong || fault !== '' ? true : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        placeholder="ABC 234"
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Conferindo...' : 'Conferir código'}
      </Button>
    </form>
  );
}
