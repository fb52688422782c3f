import * as texts from '#features/place-editor/panel-texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { LocationPin } from '../map/location-pin.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { textFieldProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

export function AddressPart(part: PlacePartProps) {
  return (
    <CardSection isForm title={texts.addressTitle} lead={texts.addressLead}>
      <TextField
        label={texts.addressLabel}
        required
        autoComplete="off"
        hint={texts.addressHint}
        {...textFieldProps(part, 'address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.cityLabel}
          required
          autoComplete="off"
          {...textFieldProps(part, 'city')}
        />
        <TextField
          label={texts.neighborhoodLabel}
          autoComplete="off"
          {...textFieldProps(part, 'neighborhood')}
        />
      </div>
      <LocationPin {...part} />
    </CardSection>
  );
}
