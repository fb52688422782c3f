import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { setWideScreen } from '#support/screen-width.ts';
import { Gallery } from './gallery.tsx';

const image = (name: string): PlaceImage => ({
  url: `/uploads/places/abc/${name}.webp`,
  width: 1600,
  height: 1000,
  widths: [320, 640, 828, 1280],
  colour: '#336699',
});
const place = (names: string[], highlightImageIndex = 0) => ({
  title: 'Bar do Zé',
  images: names.map(image),
  highlightImageIndex,
  reviewsCount: 1,
});

beforeEach(() => {
  setWideScreen(false);
  // jsdom has no layout: each slide is as wide as a small phone.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('gallery on a phone', () => {
  it('shows the highlight first and the others in stored order', () => {
    renderScreen(<Gallery place={place(['a', 'b', 'c'], 1)} reviews={[]} />);
    const sources = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
    expect(sources.map((source) => source?.replace(/-640\.webp$/, '').slice(-1))).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('moves with the arrow keys, Home and End, and updates the counter', async () => {
    renderScreen(<Gallery place={place(['a', 'b', 'c'])} reviews={[]} />);
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 1 /de 3');

    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 2 /de 3');
    await user.keyboard('{End}');
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 3 /de 3');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 3 /de 3');
    await user.keyboard('{Home}');
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 1 /de 3');
  });

  it('Enter opens the image that the arrow keys moved to', async () => {
    renderScreen(<Gallery place={place(['a', 'b', 'c'])} reviews={[]} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText('Foto 2 de 3')).toBeVisible();
  });

  it('moves with the buttons, and the button at an end does nothing', async () => {
    renderScreen(<Gallery place={place(['a', 'b'])} reviews={[]} />);
    const next = screen.getByRole('button', { name: 'Próxima foto' });
    await userEvent.click(next);
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 2 /de 2');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 2 /de 2');
  });

  it('follows touch scrolling', () => {
    renderScreen(<Gallery place={place(['a', 'b', 'c'])} reviews={[]} />);
    const track = screen.getByRole('button', { name: /^Ampliar foto 1/ }).parentElement;
    if (!track) throw new Error('no track');
    track.scrollLeft = 630;
    fireEvent.scroll(track);
    expect(screen.getByText(/^Foto/).parentElement).toHaveTextContent('Foto 3 /de 3');
  });

  it('has no counter and no buttons for a single image', () => {
    renderScreen(<Gallery place={place(['a'])} reviews={[]} />);
    expect(screen.queryByText(/^Foto/)).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('shows the placeholder drawing if an image fails to load', () => {
    renderScreen(<Gallery place={place(['a'])} reviews={[]} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  });

  it('shows the placeholder drawing and no open button for a place without images', () => {
    const { container } = renderScreen(<Gallery place={place([])} reviews={[]} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/placeholder.svg');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('gallery with drawings', () => {
  const drawn = (names: string[]) => ({
    ...place(names),
    images: names.map((name) => ({ ...image(name), isDrawing: true as const })),
  });

  it('labels drawings, and shows the photographs of members before them', () => {
    renderScreen(<Gallery place={drawn(['a'])} reviews={[{ pictures: [image('m')] }]} />);
    const [photograph, drawing] = screen.getAllByRole('button', { name: /^Ampliar foto/ });
    expect(photograph).not.toHaveTextContent('Ilustração');
    expect(drawing).toHaveTextContent('Ilustração');
  });

  it('dims images in a dark page, but not in the full-screen viewer', async () => {
    // jsdom does not read the style sheet: the utility 'dimmed' excludes what is in an element of this class.
    const isExcluded = (picture: Element) => picture.closest('.dimmed')?.closest('.photo-slide');
    renderScreen(<Gallery place={place(['a'])} reviews={[]} />);
    const [thumbnail] = screen.getAllByRole('img');
    expect(isExcluded(thumbnail!)).toBeNull();
    fireEvent.click(thumbnail!);
    const viewer = within(await screen.findByRole('dialog'));
    expect(isExcluded(viewer.getByRole('img', { name: /foto 1 de 1$/ }))).toBeVisible();
  });

  it('labels drawings in the full-screen viewer', async () => {
    renderScreen(<Gallery place={drawn(['a'])} reviews={[{ pictures: [image('m')] }]} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ampliar foto 2/ }));
    const viewer = within(await screen.findByRole('dialog'));
    fireEvent.keyDown(viewer.getByText('Foto 2 de 2 · Ilustração'), { key: 'ArrowLeft' });
    expect(viewer.getByText('Foto 1 de 2')).toBeVisible();
  });

  it('keeps the element of the first image when photographs of members arrive', () => {
    const { rerender } = render(<Gallery place={drawn(['a', 'b'])} reviews={null} />);
    const [first, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    rerender(<Gallery place={drawn(['a', 'b'])} reviews={[{ pictures: [image('m')] }]} />);
    const buttons = screen.getAllByRole('button', { name: /^Ampliar foto/ });
    expect(buttons).toHaveLength(3);
    expect(buttons[0]).toBe(first);
  });
});

describe('full-screen viewer', () => {
  it('opens at the tapped image, moves with the arrow keys and closes', async () => {
    renderScreen(<Gallery place={place(['a', 'b', 'c'])} reviews={[]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ampliar foto 2 de 3 de Bar do Zé' }));

    const viewer = await screen.findByRole('dialog', { name: 'Fotos de Bar do Zé' });
    expect(within(viewer).getByText('Foto 2 de 3')).toBeVisible();
    fireEvent.keyDown(within(viewer).getByText('Foto 2 de 3'), { key: 'ArrowRight' });
    expect(within(viewer).getByText('Foto 3 de 3')).toBeVisible();

    await user.click(within(viewer).getByRole('button', { name: 'Fechar fotos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when Esc closes the dialog', async () => {
    renderScreen(<Gallery place={place(['a', 'b'])} reviews={[]} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ampliar foto 1/ }));
    const viewer = await screen.findByRole<HTMLDialogElement>('dialog');
    viewer.close();
    expect(await screen.findByRole('button', { name: /^Ampliar foto 1/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('full-screen controls', () => {
  const open = async (names: string[]) => {
    renderScreen(<Gallery place={place(names)} reviews={[]} />);
    await userEvent.click(screen.getByRole('button', { name: /^Ampliar foto 1/ }));
    return within(await screen.findByRole('dialog'));
  };
  const thumbnail = (viewer: Awaited<ReturnType<typeof open>>, position: number) =>
    viewer.getByRole('button', { name: `Ver foto ${position}` });

  it('the strip links to every image, marks the current one and has a single tab stop', async () => {
    const viewer = await open(['a', 'b', 'c']);
    await userEvent.click(thumbnail(viewer, 3));
    expect(viewer.getByText('Foto 3 de 3')).toBeVisible();
    expect(thumbnail(viewer, 3)).toHaveAttribute('aria-current', 'true');
    const tabIndexes = viewer.getAllByRole('button', { name: /^Ver foto/ }).map((b) => b.tabIndex);
    expect(tabIndexes).toEqual([-1, -1, 0]);

    await userEvent.keyboard('{ArrowLeft}');
    expect(thumbnail(viewer, 2)).toHaveFocus();
  });

  it('a single image has no strip and no buttons', async () => {
    const viewer = await open(['a']);
    expect(viewer.getByText('Foto 1 de 1')).toBeVisible();
    expect(
      viewer.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Fechar fotos', 'Aproximar']);
  });

  it('Back closes the viewer, and closing it removes its history entry', async () => {
    const goBack = vi.spyOn(history, 'back').mockImplementation(() => {
      history.replaceState(null, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await open(['a', 'b']);
    act(() => {
      history.back();
    });
    expect(screen.queryByRole('dialog')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: /^Ampliar foto 1/ }));
    expect(history.state).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar fotos' }));
    await waitFor(() => {
      expect(goBack).toHaveBeenCalledTimes(2);
    });
    expect(history.state).toBeNull();
  });

  it('a double tap zooms in, the arrow keys then pan, and the next image is not zoomed', async () => {
    const viewer = await open(['a', 'b']);
    const isEnlarged = () =>
      viewer.getByRole('button', { name: 'Aproximar' }).getAttribute('aria-pressed');
    const picture = viewer.getByRole('img', { name: 'Bar do Zé, foto 1 de 2' });
    fireEvent.click(picture);
    expect(isEnlarged()).toBe('false');
    fireEvent.click(picture);
    expect(isEnlarged()).toBe('true');
    expect(picture).toHaveAttribute('sizes', '250vw');

    fireEvent.keyDown(picture, { key: 'ArrowRight' });
    expect(viewer.getByText('Foto 1 de 2')).toBeVisible();
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }));
    expect(viewer.getByText('Foto 2 de 2')).toBeVisible();
    expect(isEnlarged()).toBe('false');
  });
});

describe('gallery on a wide screen', () => {
  it('has five focusable images and a button for all images', async () => {
    setWideScreen(true);
    renderScreen(<Gallery place={place(['a', 'b', 'c', 'd', 'e', 'f'])} reviews={[]} />);
    const pictures = screen.getAllByRole('button', { name: /^Ampliar foto/ });
    expect(pictures.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0, 0, -1]);
    await userEvent.click(screen.getByRole('button', { name: 'Ver as 6 fotos' }));
    expect(await screen.findByText('Foto 1 de 6')).toBeVisible();
  });
});
