import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import type { Category } from '#features/categories/model/category.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** What can be done with a category of the list. */
export interface CategoryHandlers {
  onEdit: (category: Category) => void;
  onToggle: (category: Category) => void;
  onDelete: (category: Category) => void;
  /** Id of the category whose status is being written; null for none. */
  busyId: string | null;
}

export function CategoryActions({
  category,
  onEdit,
  onToggle,
  onDelete,
  busyId,
}: CategoryHandlers & { category: Category }) {
  const { id, name, isActive } = category;
  return (
    <div className="flex">
      <IconButton
        label={`Editar ${name}`}
        onClick={() => {
          onEdit(category);
        }}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={isActive ? `Desativar ${name}` : `Ativar ${name}`}
        aria-disabled={busyId === id}
        onClick={() => {
          onToggle(category);
        }}
      >
        {isActive ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
      </IconButton>
      <IconButton
        label={`Excluir ${name}`}
        onClick={() => {
          onDelete(category);
        }}
      >
        <Trash2 aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
