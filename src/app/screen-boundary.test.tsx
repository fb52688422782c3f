import { Suspense } from 'react';
import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const Missing = lazyScreen(() => Promise.reject(new TypeError('not there any more')));

function Broken(): never {
  throw new Error('a bug of ours');
}

function renderRoutes(at: string) {
  return renderScreen(
    <>
      <Link to="/inteira">Outra página</Link>
      <ScreenBoundary>
        <Suspense fallback={<p>Carregando</p>}>
          <Routes>
            <Route path="/sumiu" element={<Missing />} />
            <Route path="/quebrou" element={<Broken />} />
            <Route path="/inteira" element={<p>Tudo certo</p>} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </>,
    { at },
  );
}

/** Stubs a server that returns a page of this build for every address; null for no server. */
function serve(build: string | null) {
  const answer = () =>
    build === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<meta name="build" content="${build}" />`));
  vi.stubGlobal('fetch', vi.fn(answer));
}

beforeEach(() => {
  serve(null);
  document.head.insertAdjacentHTML('beforeend', '<meta name="build" content="mine" />');
  // React logs caught errors to the console; these are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.querySelector('meta[name="build"]')?.remove();
});

test('a screen whose chunk fails to load twice offers a reload', async () => {
  renderRoutes('/sumiu');
  expect(
    await screen.findByRole('heading', { name: 'Não foi possível abrir esta página' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
});

test.each([
  ['there is no network', null, 'Você está sem conexão.'],
  ['a newer build is deployed', 'other', 'O guia acaba de ser atualizado.'],
  ['the cause is unknown', 'mine', 'A conexão caiu ou o guia acaba de ser atualizado.'],
])('a screen whose chunk fails to load shows the reason: %s', async (_, build, sentence) => {
  serve(build);
  renderRoutes('/sumiu');
  expect(await screen.findByText(sentence, { exact: false }, { timeout: 5000 })).toBeVisible();
});

test('a screen that throws shows an error, and navigation still works', async () => {
  const { user } = renderRoutes('/quebrou');
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado nesta página');
  await user.click(screen.getByRole('link', { name: 'Outra página' }));
  expect(screen.getByText('Tudo certo')).toBeVisible();
});

test('a screen whose chunk loads on the second attempt is shown', async () => {
  let tries = 0;
  const Late = lazyScreen(() => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new TypeError('dropped'))
      : Promise.resolve({ default: () => <p>Chegou</p> });
  });
  renderScreen(
    <ScreenBoundary>
      <Suspense fallback={<p>Carregando</p>}>
        <Late />
      </Suspense>
    </ScreenBoundary>,
  );
  expect(await screen.findByText('Chegou')).toBeVisible();
});
