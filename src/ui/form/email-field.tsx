import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Renders a required e-mail field, with the e-mail keyboard on phones and without autocorrection. */
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
