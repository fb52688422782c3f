import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { line, text, translationsOf } from '#shared/record/record.ts';
import type { Translations } from '#shared/translations.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { TranslationsSection } from './translation-fields.tsx';

const field = translationsOf({ name: line(100), description: text(500) });

function renderSection(stored: Translations<'name' | 'description'>) {
  let current = stored;
  function Section() {
    const [value, setValue] = useState(stored);
    current = value;
    return (
      <TranslationsSection
        field={field}
        labels={{ name: 'Nome', description: 'Descrição' }}
        rows={{ description: 3 }}
        value={value}
        onChange={setValue}
      />
    );
  }
  return { ...renderScreen(<Section />), value: () => current };
}

test('the section is closed and opens with a field for each text and language', async () => {
  const { user } = renderSection({});
  expect(screen.getByLabelText('Nome em espanhol')).not.toBeVisible();
  await user.click(screen.getByText('Traduzir para espanhol e inglês'));
  const names = screen.getAllByRole('textbox').map((box) => box.getAttribute('name'));
  expect(names).toEqual(['name-es', 'description-es', 'name-en', 'description-en']);
  expect(screen.getByLabelText('Nome em espanhol')).toBeVisible();
  expect(screen.getByLabelText('Nome em espanhol')).toHaveAttribute('lang', 'es-AR');
  expect(screen.getByLabelText('Descrição em inglês')).toHaveAttribute('rows', '3');
});

test('a change of one text leaves the others as they are, and an empty text is removed', async () => {
  const { user, value } = renderSection({
    es: { name: 'Playas', description: 'Arena y mar.' },
    en: { name: 'Beaches' },
  });
  await user.click(screen.getByText('Traduzir para espanhol e inglês'));
  await user.type(screen.getByLabelText('Nome em inglês'), '!');
  await user.clear(screen.getByLabelText('Nome em espanhol'));
  expect(value()).toEqual({
    es: { description: 'Arena y mar.' },
    en: { name: 'Beaches!' },
  });
});
