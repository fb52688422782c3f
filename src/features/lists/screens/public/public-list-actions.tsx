import { Printer, Share2 } from 'lucide-react';
import { listLink } from '#features/lists/model/public-list.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import { ShareButton } from '#features/share/components/share-button.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import { CopyList } from './copy-list.tsx';

/** What whoever looks at a public list can do with it. */
export function PublicListActions({ list }: { list: PublicList }) {
  return (
    <div className="flex flex-wrap gap-2">
      <CopyList list={list} />
      <ShareButton
        title={list.name}
        path={listLink(list)}
        opensRight
        className={buttonLook({ variant: 'secondary' })}
      >
        <Share2 aria-hidden size={18} />
        Compartilhar
      </ShareButton>
      <Button
        variant="secondary"
        onClick={() => {
          print();
        }}
      >
        <Printer aria-hidden size={18} />
        Imprimir
      </Button>
    </div>
  );
}
