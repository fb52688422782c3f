import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

describe('a part of a page that loads later', () => {
  it('says that it is loading, and then shows itself', async () => {
    const Part = lazyPart<{ name: string }>('Carregando...', () => Promise.resolve(Greeting));
    renderScreen(<Part name="Ana" />);
    expect(screen.getByText('Carregando...')).toHaveRole('status');
    expect(await screen.findByText('Olá, Ana')).toBeVisible();
  });

  it('says so when its code does not arrive, and leaves the page around it', async () => {
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
