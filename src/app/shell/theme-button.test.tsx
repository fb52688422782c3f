import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ThemeButton } from './theme-button.tsx';

test('each tap selects the next theme, and the label names the current one', async () => {
  const user = userEvent.setup();
  render(<ThemeButton />);
  const button = screen.getByRole('button');
  const seen: (string | null)[] = [button.textContent];
  for (let taps = 0; taps < 3; taps += 1) {
    await user.click(button);
    seen.push(button.textContent);
  }
  expect(seen).toEqual(['Tema: Sistema', 'Tema: Claro', 'Tema: Escuro', 'Tema: Sistema']);
});
