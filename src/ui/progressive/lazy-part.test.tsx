import { useState } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RunOnMount } from '#ui/progressive/early-press.ts';
import { ToastProvider, useToast } from '#ui/toast.tsx';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

describe('a lazy-loaded part of a page', () => {
  it('announces that it is loading, and then renders', async () => {
    const Part = lazyPart<{ name: string }>('Carregando...', () => Promise.resolve(Greeting));
    renderScreen(<Part name="Ana" />);
    expect(screen.getByText('Carregando...')).toHaveRole('status');
    expect(await screen.findByText('Olá, Ana')).toBeVisible();
  });

  it('shows an error if its chunk fails to load, and leaves the rest of the page intact', async () => {
    const Part = lazyPart<{ name: string }>('Carregando...', () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    renderScreen(
      <>
        <h1>Bar do Zé</h1>
        <Part name="Ana" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte do guia não carregou.');
    expect(screen.getByRole('heading', { name: 'Bar do Zé' })).toBeVisible();
  });
});

/** Reports every observed element as near the viewport immediately. */
class NearObserver {
  readonly observe: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => {
      tell([{ isIntersecting: true }]);
    };
  }
  disconnect() {
    // It has already reported.
  }
}

describe.each([
  { kind: 'with a reserved size', hasPlace: true },
  { kind: 'without a reserved size', hasPlace: false },
])('a server-rendered part $kind', ({ hasPlace }) => {
  const Save = ({ onSave }: { onSave: () => void }) => (
    <button type="button" onClick={onSave}>
      Salvar
    </button>
  );
  type SavePart = ComponentType<{ onSave: () => void }>;

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NearObserver);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Hydrates a server-rendered page with the part; `bring` lets its chunk load. */
  async function hydrated(page: (Part: SavePart) => ReactNode) {
    const OnServer = lazyPart('Carregando...', () => Promise.resolve(Save), { hasPlace });
    OnServer.preload();
    await new Promise((resolve) => setTimeout(resolve));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(OnServer));
    let arrive: (code: SavePart) => void = () => undefined;
    const code = new Promise<SavePart>((resolve) => (arrive = resolve));
    const button = screen.getByRole('button', { name: 'Salvar' });
    render(page(lazyPart('Carregando...', () => code, { hasPlace })), { container, hydrate: true });
    return {
      button,
      bring: () => {
        arrive(Save);
      },
    };
  }

  it('repeats a press once its code is loaded, once even after several presses', async () => {
    const onSave = vi.fn();
    const { button, bring } = await hydrated((Part) => <Part onSave={onSave} />);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onSave).not.toHaveBeenCalled();
    bring();
    await waitFor(() => {
      expect(onSave).toHaveBeenCalledOnce();
    });
    expect(screen.getByRole('button', { name: 'Salvar' })).toBe(button);
    fireEvent.click(button);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('stays in the page while a dialog opens and a message is shown', async () => {
    function Asking() {
      const [isOpen, setOpen] = useState(false);
      const showToast = useToast();
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setOpen(true);
              showToast('Salvo');
            }}
          >
            Perguntar
          </button>
          {isOpen && (
            <Dialog title="Pergunta" isBusy={false} onClose={vi.fn()}>
              <p>Certeza?</p>
            </Dialog>
          )}
        </>
      );
    }
    const { button } = await hydrated((Part) => (
      <ToastProvider>
        <Part onSave={vi.fn()} />
        <Asking />
      </ToastProvider>
    ));
    fireEvent.click(screen.getByRole('button', { name: 'Perguntar' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('Salvo')).toBeVisible();
    expect(button).toBeVisible();
    expect(screen.queryByText('Carregando...')).toBeNull();
  });

  it('stays in the page while its props change, and gets the new ones with its code', async () => {
    const onEarlierSave = vi.fn();
    const onSave = vi.fn();
    function Page({ Part }: { Part: SavePart }) {
      const [isChanged, setChanged] = useState(false);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              setChanged(true);
            }}
          >
            Mudar
          </button>
          <Part onSave={isChanged ? onSave : onEarlierSave} />
        </>
      );
    }
    const { button, bring } = await hydrated((Part) => <Page Part={Part} />);
    fireEvent.click(screen.getByRole('button', { name: 'Mudar' }));
    expect(button).toBeVisible();
    expect(screen.queryByText('Carregando...')).toBeNull();
    fireEvent.click(button);
    bring();
    await waitFor(() => {
      expect(onSave).toHaveBeenCalledOnce();
    });
    expect(screen.getByRole('button', { name: 'Salvar' })).toBe(button);
    expect(onEarlierSave).not.toHaveBeenCalled();
  });

  it('repeats a press that the page around it captured before', async () => {
    const onSave = vi.fn();
    const { bring } = await hydrated((Part) => (
      <>
        <Part onSave={onSave} />
        <RunOnMount
          run={() => {
            screen.getByRole('button', { name: 'Salvar' }).click();
          }}
        />
      </>
    ));
    expect(onSave).not.toHaveBeenCalled();
    bring();
    await waitFor(() => {
      expect(onSave).toHaveBeenCalledOnce();
    });
  });
});
