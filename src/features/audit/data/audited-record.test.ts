import { expect, it } from 'vitest';
import { EditConflictError, editedFields } from './audited-record.ts';

const base = { name: 'Mensal', price: 2990, priceId: 'a', features: ['Descontos'] };

it('returns edited fields that differ from the stored ones and ignores fields changed by others', () => {
  const stored = { ...base, features: ['Descontos', 'Reservas'], price: 3990 };
  const content = { ...base, name: 'Plano', price: 3990 };
  expect(editedFields({ base, stored, content })).toEqual({ name: 'Plano' });
});

it('throws if both sides changed a field to different values', () => {
  const stored = { ...base, name: 'Outro' };
  const saveName = (name: string) => () =>
    editedFields({ base, stored, content: { ...base, name } });
  expect(saveName('Plano')).toThrow(EditConflictError);
  expect(saveName('Outro')()).toEqual({});
});

it('throws if both sides changed fields that belong together', () => {
  const stored = { ...base, priceId: 'b' };
  const saveName = (changes: object) => () =>
    editedFields({
      base,
      stored,
      content: { ...base, ...changes },
      together: ['price', 'priceId'],
    });
  expect(saveName({ price: 3990 })).toThrow(EditConflictError);
  expect(saveName({ name: 'Plano' })()).toEqual({ name: 'Plano' });
});
