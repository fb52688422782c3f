import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';

const ErasureDialog = lazy(async () => ({
  default: (await import('./erasure-dialog.tsx')).ErasureDialog,
}));

export function ErasureSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection
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
        <Suspense fallback={null}>
          <ErasureDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
