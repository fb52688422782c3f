import { useState } from 'react';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translateByMachine } from '#features/language/data/translator-store.ts';
import { AppError } from '#shared/app-error.ts';
import { line, machineMark, text, translationsOf } from '#shared/record/record.ts';
import { textHash } from '#shared/text/text-hash.ts';
import type { Translations } from '#shared/translations.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser } from '#support/test-session.ts';
import { TranslationFields } from './translation-fields.tsx';

const { readLanguages } = vi.hoisted(() => ({ readLanguages: vi.fn<() => Promise<string[]>>() }));
vi.mock('#features/language/data/translator-store.ts', () => ({
  translatorLanguagesQuery: () => ({ queryKey: ['languages'], queryFn: readLanguages }),
  translateByMachine: vi.fn(),
}));

type Texts = Translations<'title' | 'description'>;
const field = translationsOf({ title: line(100), description: text(500) }, machineMark);
const source = 'Areia e mar.';
const machineText = { description: 'Arena y mar.', machineSource: textHash(source) };

beforeEach(() => {
  readLanguages.mockReset().mockResolvedValue(['es']);
  vi.mocked(translateByMachine).mockReset().mockResolvedValue('Arena y mar.');
});

function renderFields(stored: Texts = {}, portuguese = source) {
  let current = stored;
  function Fields() {
    const [value, setValue] = useState(stored);
    current = value;
    return (
      <TranslationFields
        field={field}
        labels={{ title: 'Título', description: 'Descrição' }}
        rows={{ description: 3 }}
        original={portuguese}
        value={value}
        onChange={setValue}
      />
    );
  }
  return { ...renderScreen(<Fields />, { user: aUser() }), value: () => current };
}

const button = () => screen.findByRole('button', { name: 'Traduzir para o espanhol' });

test('a description is translated on request, with a hint that a machine did it', async () => {
  const { user, value } = renderFields({ es: { title: 'Playa' } });
  await user.click(await button());
  expect(translateByMachine).toHaveBeenCalledExactlyOnceWith('es', source);
  expect(await screen.findByDisplayValue('Arena y mar.')).toBeVisible();
  expect(value()).toEqual({ es: { title: 'Playa', ...machineText } });
  expect(screen.getByText(/^Tradução automática/)).toBeVisible();
  expect(await button()).toHaveFocus();
  // No translator is configured for English.
  expect(screen.queryByRole('button', { name: /inglês/ })).toBeNull();
});

test('languages that cannot be read are reported next to each text, and a retry shows the button', async () => {
  readLanguages.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderFields();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts).toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent(/^Não foi possível saber/);
  await user.click(screen.getAllByRole('button', { name: 'Tentar novamente' })[0] ?? document.body);
  expect(await button()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a corrected translation counts as the text of a person', async () => {
  const { user, value } = renderFields({ es: machineText });
  await user.type(screen.getByLabelText('Descrição em espanhol'), '!');
  expect(value()).toEqual({ es: { description: 'Arena y mar.!' } });
  expect(screen.queryByText(/^Tradução automática/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a change of another text keeps the machine translation as it is', async () => {
  const { user, value } = renderFields({ es: machineText });
  await user.type(screen.getByLabelText('Título em espanhol'), 'P');
  expect(value()).toEqual({ es: { title: 'P', ...machineText } });
});

test('a changed Portuguese text is reported, and can be translated again', async () => {
  const { user } = renderFields({ es: machineText }, 'Areia, mar e sol.');
  expect(screen.getByText(/^O texto em português mudou/)).toBeVisible();
  vi.mocked(translateByMachine).mockResolvedValue('Arena, mar y sol.');
  await user.click(await button());
  expect(await screen.findByDisplayValue('Arena, mar y sol.')).toBeVisible();
  expect(screen.getByText(/^Tradução automática/)).toBeVisible();
});

test('a text that a person writes during the translation is kept', async () => {
  let answer: (translated: string) => void = () => undefined;
  vi.mocked(translateByMachine).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user, value } = renderFields();
  await user.click(await button());
  await user.type(screen.getByLabelText('Descrição em espanhol'), 'Mi playa');
  answer('Arena y mar.');
  await expect(vi.mocked(translateByMachine).mock.results[0]?.value).resolves.toBe('Arena y mar.');
  expect(value()).toEqual({ es: { description: 'Mi playa' } });
});

test.each([
  ['unavailable', /^Não foi possível traduzir agora/],
  ['invalid-input', /longo demais/],
  ['too-many-requests', /muitos textos/],
] as const)('the failure %s is shown, and the user can try again', async (code, sentence) => {
  vi.mocked(translateByMachine).mockRejectedValueOnce(new AppError(code));
  const { user } = renderFields();
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(await button());
  expect(await screen.findByDisplayValue('Arena y mar.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
