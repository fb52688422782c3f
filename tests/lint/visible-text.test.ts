import { expect, it } from 'vitest';
import { visibleTextsOf, visibleTextsOutside } from './visible-text.ts';

/** Files with Portuguese text that no user reads as a text of the app, or that must not be translated. */
const exceptions: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^src\/shared\/brand\.ts$/, 'the name of the product'],
  [/^src\/shared\/languages\.ts$/, 'the name of each language in that language'],
  [/^src\/features\/places\/model\/place-options\.ts$/, 'stored values'],
  [/^src\/features\/account\/model\/(?:display-name|account-erasure)\.ts$/, 'stored names'],
  [/^server\/features\/redemptions\/issue-redemption\.ts$/, 'a stored name'],
  [/^src\/features\/opening-hours\/model\/stored-place-hours\.ts$/, 'words of old records'],
  [/^src\/features\/imports\/model\//, 'words of imported files, and stored values'],
  [/^src\/features\/search\/model\/search\//, 'words that users search for'],
  [/^src\/features\/map\/model\/coast\/coast-data\.ts$/, 'names of neighbourhoods'],
  [/^src\/features\/places\/screens\/admin\/export-dialog\.tsx$/, 'columns that an import reads'],
  [
    /^src\/features\/account\/components\/google-sign-in\/local-account-chooser\.tsx$/,
    'names of demo accounts, in development only',
  ],
  [/^src\/features\/search\/components\/header\/suggestion-list\.tsx$/, 'the name of an icon'],
];

const outside = visibleTextsOutside();

it('every visible text is in a texts file', () => {
  const left = outside.filter(({ file }) => !exceptions.some(([allowed]) => allowed.test(file)));
  expect(left.map(({ file, text }) => `${file}:${text}`)).toEqual([]);
});

it.each(exceptions)('%o is still needed: %s', (allowed) => {
  expect(outside.some(({ file }) => allowed.test(file))).toBe(true);
});

it.each([
  ['text of an element', '<p>Salvar</p>', 'Salvar'],
  ['text between elements', '<p>sem <b>{name}</b></p>', 'sem'],
  ['a title', '<a title="Ver o lugar" />', 'Ver o lugar'],
  ['an accessible name', '<b aria-label="Fechar" />', 'Fechar'],
  ['a placeholder', '<input placeholder="Ex.: bar" />', 'Ex.: bar'],
  ['an alternative text', '<img alt="Foto" />', 'Foto'],
  ['a property of a component', "<Dialog title={isNew ? 'Criar' : name} />", 'Criar'],
  ['a composed text', '<Button label={`Remover ${name}`} />', 'Remover {}'],
  ['an ending', '<p>{`${count} lugares salvos`}</p>', '{} lugares salvos'],
  ['an argument', "toast('Excluído.')", 'Excluído.'],
])('finds %s in a component', (_name, source, text) => {
  expect(visibleTextsOf('src/features/places/screens/planted.tsx', source)).toEqual([`1: ${text}`]);
});

it.each([
  ['an error for users', "throw new UserFacingError('conflict', 'Os dados mudaram.')"],
  ['a refusal', "throw new Refusal('Este plano não está à venda.')"],
  ['a message', "res.json({ message: 'Pasta removida para sempre.' })"],
])('finds %s in the server', (_name, source) => {
  expect(visibleTextsOf('server/features/places/planted.ts', source)).toHaveLength(1);
});

it('ignores code, styles, values and messages for developers', () => {
  const source = `
    import { Salvar } from 'Salvar este';
    type Level = 'Médio';
    const isMedium = level === 'Médio' || table['Médio'];
    throw new TypeError('Este erro é só para o log');
    logger.warn('não lido');
    const part = <p className="Médio de" lang="pt-BR" data-name="Médio">{texts.save}</p>;
    const key = event.key === 'Escape';
  `;
  expect(visibleTextsOf('src/features/places/screens/planted.tsx', source)).toEqual([]);
});
