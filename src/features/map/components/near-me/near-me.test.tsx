import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { NearMe } from './near-me.tsx';

vi.mock('./neighborhood-chips.tsx', () => ({ NeighborhoodChips: () => <p>Bairros</p> }));

type Answer = (
  found: (position: { coords: { latitude: number; longitude: number } }) => void,
  failed: (error: object) => void,
) => void;

function geolocationThat(answer: Answer) {
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: answer } });
}

function refusedWith(code: number): Answer {
  return (_found, failed) => {
    failed({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a found position opens the search by distance, without the position in the URL', async () => {
  geolocationThat((found) => {
    found({ coords: { latitude: -27.6, longitude: -48.5 } });
  });
  const { user, address } = renderScreen(<NearMe />);
  await user.click(screen.getByRole('button', { name: 'Próximo a mim' }));
  await waitFor(() => {
    expect(address()).toBe('/search?ordenar=distancia');
  });
});

test('a found position opens no other page if the page itself uses it', async () => {
  geolocationThat((found) => {
    found({ coords: { latitude: -27.6, longitude: -48.5 } });
  });
  const { user, address } = renderScreen(<NearMe staysOnPage />, { at: '/roteiro' });
  await user.click(screen.getByRole('button', { name: 'Próximo a mim' }));
  expect(await screen.findByRole('button', { name: 'Próximo a mim' })).toBeEnabled();
  expect(address()).toBe('/roteiro');
});

test('a position that arrives after the user left the page does not navigate', async () => {
  let find = () => {};
  geolocationThat((found) => {
    find = () => {
      found({ coords: { latitude: -27.6, longitude: -48.5 } });
    };
  });
  const { user, address } = renderScreen(
    <Routes>
      <Route
        path="/"
        element={<NearMe extraActions={<Link to="/categories">Categorias</Link>} />}
      />
      <Route path="*" element={null} />
    </Routes>,
  );
  await user.click(screen.getByRole('button', { name: 'Próximo a mim' }));
  await user.click(screen.getByRole('link', { name: 'Categorias' }));
  await act(async () => {
    find();
    await Promise.resolve();
  });
  expect(address()).toBe('/categories');
});

test.each([
  ['refused', 1, /O acesso à sua localização não foi permitido/],
  ['unknown', 2, /Não conseguimos descobrir onde você está/],
  ['late', 3, /Sua localização demorou para responder/],
])('a position that is %s shows a message and neighbourhoods', async (_, code, sentence) => {
  geolocationThat(refusedWith(code));
  const { user } = renderScreen(<NearMe />);
  await user.click(screen.getByRole('button', { name: 'Próximo a mim' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByText('Bairros')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Próximo a mim' })).toBeEnabled();
});
