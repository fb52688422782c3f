import type { ColumnMapping } from '#features/imports/model/place-import/column-mapping.ts';
import { importFields } from '#features/imports/model/place-import/raw-place.ts';
import { importFieldLabels } from '#features/imports/panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import type { FileSummary } from './reader/import-analysis.ts';
import { CardSection } from '#ui/card-section.tsx';

interface ColumnChoicesProps {
  table: NonNullable<FileSummary['table']>;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

const longestSample = 60;

/** Which column is which field; the guesses are already in. */
export function ColumnChoices({ table, mapping, onChange }: ColumnChoicesProps) {
  const options = [
    { value: '', label: 'Não importar' },
    ...table.headers.map((header, at) => ({ value: String(at), label: header.slice(0, 80) })),
  ];
  return (
    <CardSection
      title="Colunas"
      lead="Confira de qual coluna vem cada informação. Nome e categoria são obrigatórios."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {importFields.map((field) => {
          const column = mapping[field];
          return (
            <SelectField
              key={field}
              label={importFieldLabels[field]}
              value={column === null ? '' : String(column)}
              options={options}
              hint={column === null ? undefined : sampleHint(table.sample[column] ?? '')}
              className="min-w-0 wrap-anywhere"
              onChange={(value) => {
                onChange({ ...mapping, [field]: value === '' ? null : Number(value) });
              }}
            />
          );
        })}
      </div>
    </CardSection>
  );
}

function sampleHint(cell: string): string {
  if (cell === '') return 'Vazia na primeira linha';
  return `Exemplo: ${cell.length > longestSample ? `${cell.slice(0, longestSample)}…` : cell}`;
}
