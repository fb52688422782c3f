import { useRef, useState } from 'react';
import { CircleHelp } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { findTopics } from './find-topics.ts';
import { HelpContact } from './help-contact.tsx';
import { HelpQuestion } from './help-question.tsx';
import { helpGroups } from './help-topics.ts';
import { useLinkedQuestion } from './use-linked-question.ts';

const longestQuery = 100;

export default function HelpScreen() {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const nameQuestion = useLinkedQuestion();
  const groups = findTopics(helpGroups, query);
  const count = groups.reduce((sum, { topics }) => sum + topics.length, 0);
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };

  return (
    <div className="page pt-5 md:pt-10">
      <title>{`Ajuda · ${brand.name}`}</title>
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <div>
          <h1 className="text-2xl font-extrabold md:text-3xl">Ajuda</h1>
          <p className="mt-1 text-ink-muted">Encontre a resposta ou escreva para nós.</p>
        </div>
        <search className="flex flex-col gap-2">
          <div className="relative">
            <SearchInput
              ref={field}
              value={query}
              maxLength={longestQuery}
              aria-label="Buscar na ajuda"
              placeholder="Buscar na ajuda"
              clearLabel="Limpar a busca"
              onChange={setQuery}
              onClear={clear}
            />
          </div>
          <p role="status" className="px-4 text-sm text-ink-muted">
            {query.trim() && (count > 0 ? countText(count) : 'Nenhuma resposta')}
          </p>
        </search>
        {groups.map(({ title, topics }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-3 text-xl font-bold">{title}</h2>
            <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
              {topics.map((topic) => (
                <HelpQuestion key={topic.id} topic={topic} onOpen={nameQuestion} />
              ))}
            </div>
          </section>
        ))}
        {count === 0 && (
          <Notice
            icon={<CircleHelp aria-hidden size={28} />}
            title="Nenhuma resposta encontrada"
            actions={
              <Button variant="secondary" onClick={clear}>
                Ver todas as perguntas
              </Button>
            }
          >
            <p>Tente outras palavras ou escreva para nós, logo abaixo.</p>
          </Notice>
        )}
        <HelpContact />
      </div>
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 resposta' : `${count} respostas`;
}
