import { useState } from 'react';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';

const OwnErasureDialog = lazyDialog(
  async () => (await import('./own-erasure-dialog.tsx')).OwnErasureDialog,
);

export function ErasureSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection
      title="Excluir conta"
      lead="Sua conta e seus dados são apagados na hora. Não há como desfazer."
    >
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        Excluir minha conta
      </Button>
      {isOpen && (
        <OwnErasureDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </CardSection>
  );
}
