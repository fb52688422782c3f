import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CoastPreview } from './coast-preview.tsx';
import { coastCode } from './coast-code.ts';

const lagoon = { latitude: -27.6, longitude: -48.47 };

/** Gives all elements a size, which the DOM of the tests does not compute. */
function setSizeOfElements(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly report: () => void;
      constructor(report: () => void) {
        this.report = report;
      }
      observe() {
        this.report();
      }
      disconnect() {
        return undefined;
      }
    },
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('draws the coast and the neighbourhoods around a place, with the credit of the data', async () => {
  setSizeOfElements(640, 320);
  const { container } = render(<CoastPreview center={lagoon} />);
  expect(await screen.findByText('Costa: GSHHG, PMF')).toBeVisible();
  expect(screen.getByText('Centro')).toBeVisible();
  expect(screen.queryByText('Ingleses')).toBeNull();
  expect(container.querySelector('path')).toBeInTheDocument();
});

test.each([
  ['a phone', 288, 256],
  ['a wide screen', 1168, 320],
])('shows several names on %s, and none is cut at an edge', async (_screen, width, height) => {
  setSizeOfElements(width, height);
  const { container } = render(<CoastPreview center={lagoon} />);
  await screen.findByText('Costa: GSHHG, PMF');
  const names = [...container.querySelectorAll('text')];
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const name of names) {
    const half = (name.textContent.length * 7) / 2;
    const x = Number(name.getAttribute('x'));
    expect(x - half, name.textContent).toBeGreaterThanOrEqual(0);
    expect(x + half, name.textContent).toBeLessThanOrEqual(width);
  }
});

test('draws nothing for a place outside the area of the coast line', async () => {
  setSizeOfElements(640, 320);
  await coastCode.load();
  const { container } = render(<CoastPreview center={{ latitude: -23.5, longitude: -46.6 }} />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelector('svg')).toBeNull();
});
