import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { reportOffline } from '#ui/use-is-offline.ts';
import { ListWithMap } from './list-with-map.tsx';

const setOffline = (isOffline: boolean) => {
  act(() => {
    reportOffline(isOffline);
  });
};

afterEach(() => {
  setOffline(false);
});

function renderList(at: string) {
  const { container } = renderScreen(
    <ListWithMap label="Mapa dos lugares" places={null} viewKey="">
      <p>Bar do Zé</p>
    </ListWithMap>,
    { at },
  );
  return () => container.querySelector<HTMLElement>('[data-shows]')?.dataset['shows'];
}

const note = () =>
  screen.queryByText('O mapa precisa de conexão. Os lugares estão na lista.', {
    selector: '[role="status"]',
  });

test('shows the list and a message instead of the map while offline', () => {
  const shows = renderList('/search?mapa=1');
  expect(shows()).toBe('map');
  expect(note()).toBeNull();
  setOffline(true);
  expect(shows()).toBe('list');
  expect(note()).toBeVisible();
  setOffline(false);
  expect(shows()).toBe('map');
  expect(note()).toBeNull();
});

test('shows no message about the map while the list is visible', () => {
  const shows = renderList('/search');
  setOffline(true);
  expect(shows()).toBe('list');
  expect(note()).toBeNull();
});
