import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { MapSwitch } from './map-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the button is transparent while the list is out of view, unless the map is open', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const listRef = { current: document.createElement('div') };
  listRef.current.append(document.createElement('ul'));
  const renderSwitch = (isMapShown: boolean) => (
    <MapSwitch isMapShown={isMapShown} listRef={listRef} onSwitch={vi.fn()} />
  );
  const { rerender } = renderScreen(renderSwitch(false));
  const floating = () => screen.getByRole('button');
  const reportView = (isIntersecting: boolean) => {
    act(() => {
      report([{ isIntersecting }]);
    });
  };
  expect(floating()).not.toHaveClass('opacity-0');
  reportView(false);
  expect(floating()).toHaveClass('opacity-0', 'pointer-events-none');
  reportView(true);
  expect(floating()).not.toHaveClass('opacity-0');
  rerender(renderSwitch(true));
  reportView(false);
  expect(floating()).not.toHaveClass('opacity-0');
});
