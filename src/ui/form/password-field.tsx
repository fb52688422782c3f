import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import * as texts from '#ui/texts.ts';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  /** Name of the value that the button shows and hides. */
  what?: string;
};

/** Renders a password field with a button that shows the password. */
export function PasswordField({ what: valueName = texts.password, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? texts.hideValue(valueName) : texts.showValue(valueName)}
          onClick={() => {
            setShown(!isShown);
          }}
          className="text-ink-muted"
        >
          <Icon aria-hidden size={20} />
        </IconButton>
      }
    />
  );
}
