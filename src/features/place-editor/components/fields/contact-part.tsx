import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { textFieldProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

export function ContactPart(part: PlacePartProps) {
  return (
    <CardSection isForm title="Contato">
      <TextField
        label="Telefone (opcional)"
        type="tel"
        autoComplete="off"
        hint="Com o DDD."
        {...textFieldProps(part, 'phone')}
      />
      <TextField
        label="Site (opcional)"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        {...textFieldProps(part, 'website')}
      />
    </CardSection>
  );
}
