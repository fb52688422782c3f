import type { Category } from '#domain/category.ts';
import { unknownCategoryName } from '#domain/category.ts';
import { placeLimits } from '#domain/place-draft.ts';
import { placeProblemText } from '#texts/place-editor.ts';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PartProps } from './field-set.ts';
import { textOf } from './field-set.ts';
import { FormSection } from './form-section.tsx';
import { SelectField } from './select-field.tsx';

interface MainPartProps extends PartProps {
  categories: readonly Category[];
  /** Whether this person decides if the place is shown. */
  decidesStatus: boolean;
}

export function MainPart({ categories, decidesStatus, ...part }: MainPartProps) {
  const { draft, onChange, problems } = part;
  const isKnown = draft.category === '' || categories.some(({ id }) => id === draft.category);
  return (
    <FormSection
      title="Informações principais"
      lead="Nome, categoria e descrição são obrigatórios."
    >
      <TextField label="Nome do lugar" required autoComplete="off" {...textOf(part, 'title')} />
      <SelectField
        label="Categoria"
        name="category"
        required
        value={draft.category}
        onChange={(category) => {
          onChange({ category });
        }}
        error={placeProblemText('category', problems.category, draft)}
      >
        <option value="">Escolha a categoria</option>
        {!isKnown && <option value={draft.category}>{unknownCategoryName} (fora de uso)</option>}
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Descrição"
        name="description"
        value={draft.description}
        onChange={(description) => {
          onChange({ description });
        }}
        maxLength={placeLimits.description}
        hint="O que torna este lugar especial, em poucas frases."
        error={placeProblemText('description', problems.description, draft) || undefined}
      />
      {decidesStatus && (
        <Switch
          checked={draft.isActive}
          onChange={(isActive) => {
            onChange({ isActive });
          }}
        >
          <span className="block font-semibold">Ativo no guia</span>
          <span className="block text-sm text-ink-muted">
            {draft.isActive
              ? 'Todo mundo vê este lugar assim que for salvo.'
              : 'Só administradores e gerentes veem este lugar.'}
          </span>
        </Switch>
      )}
    </FormSection>
  );
}
