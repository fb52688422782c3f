import { startTransition } from 'react';
import type { ComponentType } from 'react';
import { waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunOnMount, repeatEarlyPress, takeEarlyPress } from './early-press.ts';
import { lazyPart } from './lazy-part.tsx';

type ButtonPart = ComponentType<{ onPress: () => void }>;

const Save: ButtonPart = ({ onPress }) => (
  <button
    type="button"
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  >
    Salvar
  </button>
);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  // React works in its own time here, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
});

/** Renders a page with one button on the server, and starts the app with the code of the button. */
async function startWith(code: Promise<ButtonPart>, onPress: () => void) {
  const page = (Part: ButtonPart) => (
    <>
      <Part onPress={onPress} />
      <RunOnMount run={repeatEarlyPress} />
    </>
  );
  const OnServer = lazyPart('Carregando...', () => Promise.resolve(Save), { hasPlace: false });
  OnServer.preload();
  await new Promise((resolve) => setTimeout(resolve));
  container.innerHTML = renderToString(page(OnServer));
  const Part = lazyPart('Carregando...', () => code, { hasPlace: false });
  Part.preload();
  await Promise.resolve();
  takeEarlyPress(container);
  startTransition(() => {
    root = hydrateRoot(container, page(Part));
  });
  const button = container.querySelector('button');
  if (!button) throw new Error('the server rendered no button');
  return button;
}

it('a press while the page is hydrated is repeated once the code of its part is loaded', async () => {
  const onPress = vi.fn();
  let arrive: (code: ButtonPart) => void = () => undefined;
  const code = new Promise<ButtonPart>((resolve) => (arrive = resolve));
  const button = await startWith(code, onPress);
  button.click();
  expect(button.dataset['pressed']).toBe('');
  arrive(Save);
  await waitFor(() => {
    expect(onPress).toHaveBeenCalledOnce();
  });
  expect(button.isConnected).toBe(true);
  expect(button.dataset['pressed']).toBeUndefined();
  button.click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('a press that React handles while the page is hydrated is not repeated', async () => {
  const onPress = vi.fn();
  const button = await startWith(Promise.resolve(Save), onPress);
  button.click();
  expect(onPress).toHaveBeenCalledOnce();
  expect(button.dataset['pressed']).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onPress).toHaveBeenCalledOnce();
});
