import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { HeaderSearch } from './header-search.tsx';
import { suggestPlaces } from './suggestion-engine.ts';

vi.mock('./suggestion-engine.ts', () => ({ suggestPlaces: vi.fn() }));

const bridge = aPlaceSummary();
const figueira = aPlaceSummary({ id: 'BbCdEfGhIjKlMnOpQrSt', title: 'Café da Figueira' });

beforeEach(() => {
  vi.mocked(suggestPlaces).mockReset().mockResolvedValue([bridge, figueira]);
});

function field() {
  return screen.getByRole('combobox', { name: 'Buscar lugares' });
}

test('one letter asks for no suggestions', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), ' b ');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(suggestPlaces).not.toHaveBeenCalled();
});

test('two letters offer suggestions that arrows choose and Enter opens', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('option', { name: /Café da Figueira/ });

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: /Café da Figueira/ });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);

  await user.keyboard('{Enter}');
  expect(address()).toBe('/places/bares/BbCdEfGhIjKlMnOpQrSt-cafe-da-figueira');
});

test('the arrow up enters at the last suggestion and returns to the field past the first', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');

  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Café da Figueira/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('Esc closes the suggestions first and clears the text next', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('ba');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('a tap on a suggestion opens its place', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await user.click(await screen.findByRole('option', { name: /Bar da Ponte/ }));
  expect(address()).toBe('/places/bares/AbCdEfGhIjKlMnOpQrSt-bar-da-ponte');
});

test('submitting goes to the search with the trimmed text', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), '  ostras & mar {Enter}');
  expect(address()).toBe('/search?q=ostras%20%26%20mar');
});

test('submitting an empty text does nothing', async () => {
  const { user, address } = renderScreen(<HeaderSearch />, { at: '/categories' });
  await user.type(field(), '   {Enter}');
  expect(address()).toBe('/categories');
});

test('says that suggestions are unavailable when they cannot be had', async () => {
  vi.mocked(suggestPlaces).mockRejectedValue(new Error('offline'));
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  expect(await screen.findByText(/Sugestões indisponíveis agora/)).toBeVisible();
});

test('an emptied field forgets what was offered for the text before', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  vi.mocked(suggestPlaces).mockReturnValue(new Promise(() => undefined));

  await user.clear(field());
  await user.type(field(), 'praia');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

describe('on a page with something unsaved', () => {
  const renderGuarded = () =>
    renderScreen(
      <>
        <HeaderSearch />
        <Routes>
          <Route path="/" element={<LeaveGuard isNeeded>Há textos não salvos.</LeaveGuard>} />
          <Route path="*" element={null} />
        </Routes>
      </>,
    );
  const press = (name: string) => screen.getByRole('button', { name });

  test('submitting asks first, and stays or goes', async () => {
    const { user, address } = renderGuarded();
    await user.type(field(), 'ostras{Enter}');
    expect(screen.getByRole('dialog')).toHaveTextContent('Há textos não salvos.');
    await user.click(press('Continuar aqui'));
    expect(address()).toBe('/');
    expect(field()).toHaveValue('ostras');
    await user.type(field(), '{Enter}');
    await user.click(press('Sair'));
    expect(address()).toBe('/search?q=ostras');
    expect(field()).toHaveValue('');
  });

  test('a suggestion asks first', async () => {
    const { user, address } = renderGuarded();
    await user.type(field(), 'ba');
    await user.click(await screen.findByRole('option', { name: /Bar da Ponte/ }));
    expect(address()).toBe('/');
    await user.click(press('Sair'));
    expect(address()).toBe('/places/bares/AbCdEfGhIjKlMnOpQrSt-bar-da-ponte');
  });
});
