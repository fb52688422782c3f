import { useState } from 'react';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/form/text-field.tsx';

/**
 * A field of a day or a time. The browser writes it part by part, and begins anew where a value is set meanwhile: as long
 * as somebody is in it, it holds what they typed, and afterwards what counts.
 */
export function TypedField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        setTyped(null);
      }}
    />
  );
}
