import { useState } from 'react';
import { errorCode } from '#shared/app-error.ts';
import {
  maxPermissionLength,
  maxPermissions,
  withPermission,
} from '#features/users/model/user-permissions.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { RemovableChips } from '#ui/removable-chips.tsx';

interface PermissionsFieldProps {
  permissions: readonly string[];
  onChange: (permissions: readonly string[]) => void;
}

/** A list of permissions: one is typed and added, and each can be taken away. */
export function PermissionsField({ permissions, onChange }: PermissionsFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const add = () => {
    try {
      onChange(withPermission(permissions, typed));
      setTyped('');
    } catch (error) {
      setProblem(
        errorCode(error) === 'too-many-items'
          ? `São no máximo ${maxPermissions} permissões.`
          : 'Escreva o nome da permissão.',
      );
    }
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Permissões</legend>
      <p className="mb-3 text-sm text-ink-muted">
        Anotações para a equipe. Hoje elas não liberam nada além do papel.
      </p>
      <RemovableChips
        label="Permissões"
        items={permissions.map((permission) => ({ id: permission, text: permission }))}
        onRemove={(removed) => {
          onChange(permissions.filter((permission) => permission !== removed));
        }}
      />
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Nova permissão"
          value={typed}
          maxLength={maxPermissionLength}
          autoComplete="off"
          error={problem}
          onChange={(value) => {
            setTyped(value);
            setProblem('');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the whole form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="secondary" className="mt-[1.625rem]" onClick={add}>
          Adicionar
        </Button>
      </div>
    </fieldset>
  );
}
