import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportOffline } from '#ui/use-is-offline.ts';
import type { LeafletMapProps } from './leaflet-map.tsx';
import { PlaceMap } from './place-map.tsx';

const position = { latitude: -27.6, longitude: -48.5 };
const place = { title: 'Bar do Zé', address: 'Rua das Flores, 10', position };

function FakeMap({ label, onTilesFailed }: LeafletMapProps) {
  return (
    <button type="button" onClick={onTilesFailed}>
      {label}
    </button>
  );
}

describe('the map of a place', () => {
  afterEach(() => {
    act(() => {
      reportOffline(false);
    });
  });

  it('shows a message instead of the button while offline', () => {
    render(<PlaceMap {...place} />);
    act(() => {
      reportOffline(true);
    });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('O mapa precisa de conexão.');
    act(() => {
      reportOffline(false);
    });
    expect(screen.getByRole('button', { name: 'Ver mapa' })).toBeVisible();
  });

  it('loads its chunk only on request', async () => {
    const load = vi.fn(() => Promise.resolve({ LeafletMap: FakeMap }));
    render(<PlaceMap {...place} load={load} />);
    expect(load).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));

    expect(await screen.findByText('Mapa de Bar do Zé')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads without a tap if it was already requested', async () => {
    const load = vi.fn(() => Promise.resolve({ LeafletMap: FakeMap }));
    render(<PlaceMap {...place} loadsImmediately load={load} />);
    expect(await screen.findByText('Mapa de Bar do Zé')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows one label over the drawing: the button, or the address without coordinates', () => {
    const { container, rerender } = render(<PlaceMap {...place} />);
    expect(container).toHaveTextContent(/^(?:.*Costa: GSHHG)?Ver mapa$/);
    rerender(<PlaceMap {...place} position={null} />);
    expect(container).toHaveTextContent(/^Rua das Flores, 10$/);
  });

  it('shows only the address of a place without coordinates', () => {
    render(<PlaceMap {...place} position={null} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Rua das Flores, 10')).toBeVisible();
  });

  it('shows an error if the chunk fails to load, and retries on request', async () => {
    const load = vi
      .fn(() => Promise.resolve({ LeafletMap: FakeMap }))
      .mockRejectedValueOnce(new Error('404'));
    render(<PlaceMap {...place} load={load} />);

    await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Esta parte do guia não carregou. Verifique sua conexão e tente novamente.',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Mapa de Bar do Zé')).toBeVisible();
  });

  it('shows an error if the tiles fail to load', async () => {
    render(<PlaceMap {...place} load={() => Promise.resolve({ LeafletMap: FakeMap })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ver mapa' }));
    await userEvent.click(await screen.findByText('Mapa de Bar do Zé'));
    expect(screen.getByRole('alert')).toHaveTextContent('O mapa não carregou');
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
