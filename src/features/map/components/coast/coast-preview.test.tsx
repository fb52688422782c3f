import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CoastPreview } from './coast-preview.tsx';
import { coastCode } from './coast-code.ts';

const beach = { latitude: -27.7, longitude: -48.503 };

test('draws the coast and the neighbourhoods around a place, with the credit of the data', async () => {
  const { container } = render(<CoastPreview center={beach} />);
  expect(await screen.findByText('Costa: GSHHG')).toBeVisible();
  expect(screen.getByText('Morro das Pedras')).toBeVisible();
  expect(screen.queryByText('Centro')).toBeNull();
  expect(container.querySelector('path')).toBeInTheDocument();
});

test('draws nothing for a place outside the area of the coast line', async () => {
  await coastCode.load();
  const { container } = render(<CoastPreview center={{ latitude: -23.5, longitude: -46.6 }} />);
  expect(container).toBeEmptyDOMElement();
});
