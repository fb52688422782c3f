import * as texts from '#features/place-editor/panel-texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { textFieldProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

export function ContactPart(part: PlacePartProps) {
  return (
    <CardSection isForm title={texts.contactTitle}>
      <TextField
        label={texts.phoneLabel}
        type="tel"
        autoComplete="off"
        hint={texts.phoneHint}
        {...textFieldProps(part, 'phone')}
      />
      <TextField
        label={texts.websiteLabel}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        {...textFieldProps(part, 'website')}
      />
    </CardSection>
  );
}
