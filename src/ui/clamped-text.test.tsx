import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClampedText } from './clamped-text.tsx';

let measureAll: () => void;

beforeEach(() => {
  measureAll = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measureAll = callback;
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(384);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const contentHeight = (pixels: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels);
  act(() => {
    measureAll();
  });
};

it('keeps the paragraphs of a text', () => {
  render(<ClampedText text={'Primeiro.\n\nSegundo\nem duas linhas.'} subject="o lugar" />);
  expect(screen.getByText('Primeiro.').tagName).toBe('P');
  expect(screen.getByText(/^Segundo/).textContent).toBe('Segundo\nem duas linhas.');
});

it('offers the rest only if the text does not fit', async () => {
  render(<ClampedText text="Longo" subject="sobre o lugar" />);
  contentHeight(384);
  expect(screen.queryByRole('button')).toBeNull();

  contentHeight(500);
  const more = screen.getByRole('button', { name: 'Ler mais sobre o lugar' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: 'Ler menos sobre o lugar' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('shows markup and addresses as they were typed', () => {
  const { container } = render(
    <ClampedText text="<b>oi</b> https://golpe.example" subject="a avaliação" />,
  );
  expect(screen.getByText('<b>oi</b> https://golpe.example')).toBeVisible();
  expect(container.querySelector('a, b')).toBeNull();
});
