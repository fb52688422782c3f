import { accountErasureErrors } from '#features/account/settings-texts.ts';
import { ErasureDialog } from '#features/account/components/erasure/erasure-dialog.tsx';
import { useErasureForm } from '#features/account/components/erasure/use-erasure-form.ts';
import { ReauthenticationDialog } from '#features/account/components/reauthentication-dialog.tsx';
import { useErasure } from './use-erasure.ts';

export function OwnErasureDialog({ onClose }: { onClose: () => void }) {
  const erasure = useErasure();
  const form = useErasureForm({ sentences: accountErasureErrors, onSubmit: erasure.erase });

  if (erasure.needsProof) {
    return (
      <ReauthenticationDialog
        onConfirmed={() => void form.run(() => erasure.erase(form.values.confirmation))}
        onClose={erasure.forget}
      />
    );
  }
  return (
    <ErasureDialog
      form={form}
      title="Excluir sua conta?"
      busyLabel="Excluindo sua conta..."
      cancelLabel="Manter minha conta"
      cancelVariant="quiet"
      onClose={onClose}
    >
      <Consequences />
    </ErasureDialog>
  );
}

function Consequences() {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-semibold">O que é apagado</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          <li>seu perfil, sua foto e seu acesso;</li>
          <li>seus favoritos, suas reservas e seu histórico;</li>
          <li>sua participação no clube, com a assinatura cancelada.</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">O que fica, sem o seu nome</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-muted">
          <li>suas avaliações, assinadas “Usuário removido”;</li>
          <li>as denúncias que você fez;</li>
          <li>os registros de pagamento e de uso do clube que a lei manda guardar.</li>
        </ul>
      </div>
    </div>
  );
}
