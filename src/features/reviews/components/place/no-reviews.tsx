import { BadgeCheck, MessageSquareText, SearchX } from 'lucide-react';
import { Notice } from '#ui/notice.tsx';

export function NoReviews() {
  return (
    <Notice
      as="h3"
      icon={<MessageSquareText aria-hidden size={28} />}
      title="Nenhuma avaliação ainda"
    >
      <p>Quando alguém contar como foi, você lê aqui.</p>
    </Notice>
  );
}

export function NoVisits() {
  return (
    <Notice
      as="h3"
      icon={<BadgeCheck aria-hidden size={28} />}
      title="Nenhuma avaliação com visita verificada"
    >
      <p>Ela aparece quando um sócio usa um benefício do clube aqui e avalia o lugar.</p>
    </Notice>
  );
}

export function NothingFound({ hasMore }: { hasMore: boolean }) {
  return (
    <Notice as="h3" icon={<SearchX aria-hidden size={28} />} title="Nenhuma avaliação encontrada">
      <p>
        {hasMore
          ? 'Procure outras palavras, ou veja mais avaliações para procurar nelas também.'
          : 'Procure outras palavras.'}
      </p>
    </Notice>
  );
}
