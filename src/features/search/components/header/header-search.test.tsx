import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestionLink } from '#features/search/model/suggestion.ts';
import type { Suggestion } from '#features/search/model/suggestion.ts';
import { aListedDate, anEventPlace, anEventSummary, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { HeaderSearch } from './header-search.tsx';
import { suggest } from './suggestion-engine.ts';

vi.mock('./suggestion-engine.ts', () => ({ suggest: vi.fn() }));

const place = (changes?: Parameters<typeof aPlaceSummary>[0]): Suggestion => ({
  kind: 'place',
  place: aPlaceSummary(changes),
});
const bridge = place();
const figueira = place({ id: 'BbCdEfGhIjKlMnOpQrSt', title: 'Café da Figueira' });

function offer(...suggestions: Suggestion[]) {
  vi.mocked(suggest)
    .mockReset()
    .mockResolvedValue(
      suggestions.map((suggestion) => ({ suggestion, path: suggestionLink(suggestion) })),
    );
}

beforeEach(() => {
  offer(bridge, figueira);
});

/**
 * Options are found by their text content: happy-dom does not know inline elements and adds spaces around bold text to
 * accessible names.
 */
function option(text: string) {
  return screen.findByText((_, element) => {
    return element?.role === 'option' && (element.textContent ?? '').startsWith(text);
  });
}

function statusText() {
  return within(screen.getByRole('search')).getByRole('status');
}

function field() {
  return screen.getByRole('combobox', { name: 'Buscar lugares e eventos' });
}

test('a single letter requests no suggestions', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), ' b ');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(suggest).not.toHaveBeenCalled();
});

test('two letters show suggestions; arrow keys select one and Enter opens it', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await option('Café da Figueira');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = await option('Café da Figueira');
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);

  await user.keyboard('{Enter}');
  expect(address()).toBe('/places/bares/BbCdEfGhIjKlMnOpQrSt-cafe-da-figueira');
});

test('ArrowUp selects the last option first and returns to the field after the first one', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');

  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await option('Café da Figueira')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('Escape closes the suggestions first and clears the text second', async () => {
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
  await user.click(await option('Bar da Ponte'));
  expect(address()).toBe('/places/bares/AbCdEfGhIjKlMnOpQrSt-bar-da-ponte');
});

test('neighbourhoods, categories and amenities show their kind and link to their page', async () => {
  offer(
    { kind: 'neighborhood', name: 'Barra da Lagoa' },
    { kind: 'category', name: 'Bares' },
    { kind: 'amenity', name: 'Reservas' },
  );
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Barra da LagoaBairro',
    'BaresCategoria',
    'ReservasComodidade',
    'Ver todos os resultados',
  ]);
  await user.click(await option('Bares'));
  expect(address()).toBe('/places/bares');
});

test('an event shows its date and place and links to its page', async () => {
  const night = (id: string, changes: object): Suggestion => ({
    kind: 'event',
    event: anEventSummary({ id, title: 'Bárbaros' }),
    date: { ...aListedDate('2126-11-27T20:00'), ...changes },
    place: anEventPlace(),
    day: 0,
  });
  offer(bridge, night('n1', {}), night('n2', { status: 'cancelled' }));
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual([
    'Bárbarosqua 27/11, 20:00–23:00 · Bar da Ponte',
    'BárbarosCancelado · qua 27/11, 20:00–23:00 · Bar da Ponte',
    'Ver todos os resultados',
  ]);
  expect(statusText()).toHaveTextContent('3 sugestões');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/agenda/n1-barbaros');
});

test('the typed text is bold in the suggestions', async () => {
  offer(figueira);
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'cafe fig');
  const offered = await option('Café da Figueira');
  expect([...offered.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
    'Café',
    'Fig',
  ]);
});

test('the last option links to all results, and the number of suggestions is announced', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  expect(statusText()).toHaveTextContent('2 sugestões');
  await user.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: 'Ver todos os resultados' });
  expect(field()).toHaveAttribute('aria-activedescendant', last.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/search?q=ba');
});

test('shows a message and the link to all results if there is no suggestion', async () => {
  offer();
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'xilofone');
  const last = await option('Buscar também nas descrições');
  expect(statusText()).toHaveTextContent('Nenhuma sugestão para “xilofone”.');
  await user.click(last);
  expect(address()).toBe('/search?q=xilofone');
});

test('the selected position is reset when the list changes', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  offer(figueira);
  await user.type(field(), 'r');
  await user.keyboard('{ArrowDown}');
  await vi.waitFor(() => {
    expect(statusText()).toHaveTextContent('1 sugestão');
  });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('submitting opens the search screen with the trimmed text', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  await user.type(field(), '  ostras & mar {Enter}');
  expect(address()).toBe('/search?q=ostras%20%26%20mar');
});

test('submitting right after hydration opens the search with the text that was typed before', () => {
  const { address } = renderScreen(<HeaderSearch />);
  // The state does not know this text, as long as the effect that takes it over has not run.
  Object.assign(field(), { value: 'ostra' });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/search?q=ostra');
});

test('submitting an empty text does nothing', async () => {
  const { user, address } = renderScreen(<HeaderSearch />, { at: '/categories' });
  await user.type(field(), '   {Enter}');
  expect(address()).toBe('/categories');
});

test('shows a message when the suggestions fail to load', async () => {
  vi.mocked(suggest).mockRejectedValue(new Error('offline'));
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  expect(await screen.findByText(/Sugestões indisponíveis agora/)).toBeVisible();
});

test('clearing the field removes the suggestions of the previous text', async () => {
  const { user } = renderScreen(<HeaderSearch />);
  await user.type(field(), 'ba');
  await screen.findByRole('listbox');
  vi.mocked(suggest).mockReturnValue(new Promise(() => undefined));

  await user.clear(field());
  await user.type(field(), 'praia');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

describe('on a page with unsaved changes', () => {
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

  test('submitting asks for confirmation before it leaves the page', async () => {
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

  test('opening a suggestion asks for confirmation', async () => {
    const { user, address } = renderGuarded();
    await user.type(field(), 'ba');
    await user.click(await option('Bar da Ponte'));
    expect(address()).toBe('/');
    await user.click(press('Sair'));
    expect(address()).toBe('/places/bares/AbCdEfGhIjKlMnOpQrSt-bar-da-ponte');
  });
});
