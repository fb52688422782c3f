import { useState } from 'react';
import { phoneText } from '#shared/phone.ts';
import { maxNameLength } from '#features/account/model/display-name.ts';
import * as texts from '#features/reservations/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { FormOf } from '#ui/form/use-form.ts';
import type { RequestFields } from './request-draft.ts';

interface ContactFieldsProps {
  form: FormOf<RequestFields>;
  /** True if name and phone are known. They are then shown as text until the user chooses to change them. */
  hasKnownContact: boolean;
  /** True if the form offers to store the phone for the next reservation. */
  canSavePhone: boolean;
}

/** Renders the name and phone that the place uses to contact the guest. */
export function ContactFields({ form, hasKnownContact, canSavePhone }: ContactFieldsProps) {
  const [isEditing, setEditing] = useState(!hasKnownContact);
  const { name, phone } = form.values;
  const savePhoneToggle = form.toggle('keepsPhone');
  if (!isEditing && form.field('phone').error === '' && form.field('name').error === '') {
    return (
      <div className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 pl-4">
        <p className="min-w-0 text-sm wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          <br />
          <span className="tabular">{phoneText(phone)}</span>
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            setEditing(true);
          }}
        >
          <RichText text={texts.changeContact} />
        </Button>
      </div>
    );
  }
  return (
    <>
      <TextField
        label={texts.nameLabel}
        autoComplete="name"
        required
        maxLength={maxNameLength}
        {...form.field('name')}
      />
      <TextField
        label={texts.phoneLabel}
        type="tel"
        autoComplete="tel"
        required
        maxLength={40}
        {...form.field('phone')}
        hint={texts.phoneHint}
      />
      {canSavePhone && (
        <label className="-mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <ChoiceInput
            type="checkbox"
            name="keepsPhone"
            checked={savePhoneToggle.checked}
            onChange={(event) => {
              savePhoneToggle.onChange(event.target.checked);
            }}
          />
          {texts.savePhoneLabel}
        </label>
      )}
    </>
  );
}
