import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SequentialReveal } from './sequential-reveal.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';

function Part({ name, isLoading }: { name: string; isLoading: boolean }) {
  return isLoading ? <LoadingRegion label={`Carregando ${name}`} /> : <p>{name}</p>;
}

interface Loading {
  first?: boolean;
  second?: boolean;
}

function Page({ first = false, second = false }: Loading) {
  return (
    <SequentialReveal>
      <Part name="Reservas" isLoading={first} />
      <Part name="Descontos" isLoading={second} />
      <p>Vistos</p>
    </SequentialReveal>
  );
}

/** Visibility is controlled by classes, and no style sheet is loaded here. */
const isShown = (text: string) => screen.getByText(text).closest('.hidden') === null;

test('all parts are shown immediately if none is loading', () => {
  render(<Page />);
  expect(['Reservas', 'Descontos', 'Vistos'].map(isShown)).toEqual([true, true, true]);
});

test('a part that loads early stays hidden until the parts above it have loaded', () => {
  const { rerender } = render(<Page first second />);
  expect(isShown('Carregando Reservas')).toBe(true);
  expect(isShown('Carregando Descontos')).toBe(false);
  rerender(<Page first />);
  expect(['Descontos', 'Vistos'].map(isShown)).toEqual([false, false]);
  rerender(<Page />);
  expect(['Reservas', 'Descontos', 'Vistos'].map(isShown)).toEqual([true, true, true]);
});

test('a part is still loading when its data skeleton replaces its code skeleton', () => {
  const { rerender } = render(
    <SequentialReveal>
      <LoadingRegion key="code" label="Carregando código" />
      <p>Vistos</p>
    </SequentialReveal>,
  );
  rerender(
    <SequentialReveal>
      <section key="code">
        <LoadingRegion label="Carregando dados" />
      </section>
      <p>Vistos</p>
    </SequentialReveal>,
  );
  expect(isShown('Vistos')).toBe(false);
});

test('a visible part stays visible when a part above it reloads', () => {
  const { rerender } = render(<Page />);
  rerender(<Page first />);
  expect(isShown('Vistos')).toBe(true);
});

test('a part waits for all parts of a nested reveal above it', () => {
  const renderNested = (isLoading: boolean) => (
    <SequentialReveal>
      <section>
        <SequentialReveal>
          <Part name="Clube" isLoading={false} />
          <Part name="Reservas" isLoading={isLoading} />
        </SequentialReveal>
      </section>
      <p>Menu</p>
    </SequentialReveal>
  );
  const { rerender } = render(renderNested(true));
  expect(isShown('Clube')).toBe(true);
  expect(isShown('Menu')).toBe(false);
  rerender(renderNested(false));
  expect(['Reservas', 'Menu'].map(isShown)).toEqual([true, true]);
});
