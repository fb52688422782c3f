import { ExternalLink, Share2 } from 'lucide-react';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { useListTap } from '#features/lists/components/use-list-action.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { ButtonLink, buttonLook } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';

/** Who sees a list, and the way to its page where that is more than its owner. */
export function ListSharing({ uid, list }: { uid: string; list: NamedList }) {
  const tap = useListTap(uid);
  return (
    <section
      aria-label="Quem vê esta lista"
      className="rounded-card border border-line bg-surface px-4 py-2 shadow-card"
    >
      <Switch
        checked={list.isPublic}
        onChange={(isPublic) => {
          void tap({ kind: 'change', id: list.id, change: { kind: 'publish', isPublic } });
        }}
      >
        <span className="block font-semibold">Quem tiver o endereço pode ver</span>
        <span className="block text-sm text-ink-muted">
          {list.isPublic
            ? 'Mostra o nome, o texto, os lugares e suas anotações, e nada sobre você.'
            : 'Agora só você vê esta lista.'}
        </span>
      </Switch>
      {list.isPublic && (
        <div className="flex flex-wrap gap-2 pt-1 pb-2">
          <ShareButton
            title={list.name}
            path={listLink(list)}
            opensRight
            className={buttonLook({ variant: 'secondary' })}
          >
            <Share2 aria-hidden size={18} />
            Compartilhar
          </ShareButton>
          <ButtonLink variant="quiet" to={listLink(list)}>
            <ExternalLink aria-hidden size={18} />
            Ver a página
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
