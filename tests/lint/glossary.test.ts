import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sentencesOf, visibleSentences } from './visible-sentences.ts';

/** One word per concept. docs/glossary.md has the reasons. */
interface Rule {
  /** The word for the concept. */
  word: string;
  /** The words that must not be used instead, as whole words, case-insensitive. */
  instead: RegExp;
  /** Exceptions: sentences that are required in this form or have another meaning. */
  sentences?: readonly RegExp[];
}

const words = (alternatives: string) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

const rules: readonly Rule[] = [
  {
    word: 'lugar',
    instead: words('loca(?:l|is)|estabelecimentos?'),
    sentences: [
      // Required texts of the app.
      /^Meus Locais(?: · \{\})?$/,
      /^Local não encontrado$/,
      /^O local solicitado não existe ou foi removido\.$/,
      /^ID do local não encontrado$/,
      /^Erro: ID do local não encontrado\. Tente novamente desde o início\.$/,
      /^Erro ao carregar detalhes do local$/,
      /^Erro ao salvar local\. Tente novamente\.$/,
      // Other meanings: the location data of an image, and the local environment.
      /sem local nem data/,
      /ambiente local/,
    ],
  },
  {
    word: 'benefício',
    instead: words('vantage(?:m|ns)|cupo(?:m|ns)|vouchers?|ofertas?'),
    sentences: [/(?:um|Um) clube de vantagens/, /trocadas por vantagens/],
  },
  {
    word: 'situação',
    instead: words('status'),
    // A required column of the categories. A keyword of calendar files.
    sentences: [/^Status$/, /^STATUS:/],
  },
  {
    word: 'favoritos',
    instead: words('salvos'),
    // The required tab, and the count.
    sentences: [/^Salvos$/, /[Ll]ugares salvos/],
  },
  {
    word: 'e-mail',
    instead: words('emails?'),
    // Required texts of the app.
    sentences: [/^Email inválido\./, /seu email/, /^Este email já está/],
  },
  { word: 'papel', instead: words('função|funções|cargos?') },
  { word: 'avaliação', instead: words('comentários?|resenhas?') },
  { word: 'nota', instead: words('classificaç(?:ão|ões)|pontuaç(?:ão|ões)') },
  { word: 'buscar', instead: words('pesquis\\p{L}*') },
  { word: 'excluir', instead: words('delet\\p{L}*') },
  { word: 'sócio', instead: words('assinantes?') },
  { word: 'comodidade', instead: words('amenidades?|recursos?|facilidades?') },
  { word: 'site', instead: words('websites?|web site') },
  { word: 'horário', instead: words('expediente') },
  {
    word: 'conexão',
    instead: words('internet|off-?line|on-?line|sincroniz\\p{L}*'),
    sentences: [
      // Phrased like a question of a user who does not know the word.
      /^O guia funciona sem internet\?$/,
      // Names and terms of laws.
      /Marco Civil da Internet/,
      /^Você pode cancelar a renovação quando quiser\. Em compras pela internet/,
    ],
  },
  {
    word: 'aparelho',
    instead: words('dispositivos?|celular(?:es)?'),
    sentences: [/^Posso instalar o guia no celular\?$/],
  },
  { word: 'bairro', instead: words('vizinhança|região do bairro') },
];

const sentences = visibleSentences();

test.each(rules)('$word is used, and not $instead.source', (rule) => {
  const breaches = sentences.filter(
    ({ text }) => rule.instead.test(text) && !rule.sentences?.some((allowed) => allowed.test(text)),
  );
  expect(breaches.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('every exception is still needed', () => {
  const unused = rules.flatMap(({ instead, sentences: allowed = [] }) =>
    allowed.filter(
      (exception) => !sentences.some(({ text }) => instead.test(text) && exception.test(text)),
    ),
  );
  expect(unused.map(String)).toEqual([]);
});

test('the glossary explains every word of the rules', () => {
  const glossary = readFileSync(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
  for (const { word } of rules) expect(glossary).toContain(`| ${word} `);
});

test('texts of elements, attributes, strings, templates and plurals are read', () => {
  const source = `
    import { a } from 'um módulo que ninguém lê';
    const b = count(2, 'local', 'locais');
    export const C = () => <p className="grid gap-2" aria-label="Nome do lugar">Olá, {b} {\`são \${a} aqui\`}</p>;
    const d = { keywords: 'palavras da busca', e: 'Erro ao salvar', f: 'chave' };`;
  expect(sentencesOf('src/x.tsx', source).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'local',
      'locais',
      'Nome do lugar',
      'Olá,',
      'são {} aqui',
      'Erro ao salvar',
    ]),
  );
  expect(sentencesOf('src/x.tsx', source)).toHaveLength(6);
  expect(sentences.length).toBeGreaterThan(1500);
});
