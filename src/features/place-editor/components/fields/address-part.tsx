import { TextField } from '#ui/form/text-field.tsx';
import { LocationPin } from '../map/location-pin.tsx';
import type { PlacePartProps } from './place-part-props.ts';
import { textFieldProps } from './place-part-props.ts';
import { CardSection } from '#ui/card-section.tsx';

export function AddressPart(part: PlacePartProps) {
  return (
    <CardSection isForm title="Onde fica" lead="Endereço e cidade são obrigatórios.">
      <TextField
        label="Endereço"
        required
        autoComplete="off"
        hint="Rua e número. O que vier depois da primeira vírgula fica junto da cidade."
        {...textFieldProps(part, 'address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Cidade" required autoComplete="off" {...textFieldProps(part, 'city')} />
        <TextField
          label="Bairro (opcional)"
          autoComplete="off"
          {...textFieldProps(part, 'neighborhood')}
        />
      </div>
      <LocationPin {...part} />
    </CardSection>
  );
}
