import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** An e-mail address that has to be given: a phone shows its keyboard and corrects nothing. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={320}
      {...props}
    />
  );
}
