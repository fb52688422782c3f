import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCategory } from '#features/categories/data/category-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { listRelatedPlaces } from '#features/places/data/related-places-store.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { listPlaceBenefits } from '#features/places/data/card-extras-store.ts';
import { listOffersOfPlace } from '#features/offers/data/offer-store.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import type { Category } from '#features/categories/model/category.ts';
import { emptyHours, toPlaceHours } from '#features/opening-hours/model/hours-draft.ts';
import { failureText } from '#shared/error-sentences.ts';
import { dayMs } from '#shared/time-units.ts';
import { anEventSummary, aPlaceSummary } from '#support/builders.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { aPlace } from '#support/test-place.ts';
import PlaceDetailScreen from './place-detail-screen.tsx';

vi.mock('#features/places/data/place-store.ts', () => ({
  getPlace: vi.fn(),
  listTopPlaces: vi.fn(),
  listPlacesOfCategory: vi.fn(),
}));
vi.mock('#features/reviews/data/review-store.ts', () => ({ listReviews: vi.fn() }));
vi.mock('#features/places/data/related-places-store.ts');
vi.mock('#features/places/data/card-extras-store.ts');
vi.mock('#features/offers/data/offer-store.ts');
vi.mock('#features/settings/data/settings-store.ts');
vi.mock('#features/categories/data/category-store.ts', () => ({
  getCategory: vi.fn(),
  listCategories: vi.fn(),
}));

const bars: Category = {
  id: 'c1',
  name: 'Bares',
  slug: 'bares',
  description: '',
  translations: {},
  icon: 'Wine',
  order: 1,
  isActive: true,
};
const right = '/places/bares/p1-bar-do-ze';
const settings = (clubEnabled: boolean) => ({
  requireApproval: false,
  clubEnabled,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

function open(address: string, state?: unknown) {
  // The router stores its state in this format.
  window.history.replaceState(state ? { usr: state } : null, '', address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <FailureTextContext value={failureText}>
          <ToastProvider>
            <Routes>
              <Route path="/places/:categorySlug/:placeId" element={<PlaceDetailScreen />} />
            </Routes>
            <Address />
          </ToastProvider>
        </FailureTextContext>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  vi.mocked(getPlace).mockReset().mockResolvedValue(aPlace());
  vi.mocked(getCategory).mockReset().mockResolvedValue(bars);
  vi.mocked(listReviews).mockReset().mockResolvedValue({ items: [], nextCursor: null });
  vi.mocked(listRelatedPlaces).mockReset().mockResolvedValue({ rails: [], events: [] });
  vi.mocked(listPlaceBenefits).mockReset().mockResolvedValue(new Map());
  vi.mocked(listOffersOfPlace).mockReset().mockResolvedValue([]);
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings(true));
});

describe('the URL of a place', () => {
  it('does not change if it is canonical', async () => {
    open(right);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
    expect(await screen.findAllByRole('link', { name: 'Bares' })).not.toHaveLength(0);
    expect(address()).toBe(`POP ${right}`);
    expect(getPlace).toHaveBeenCalledWith('p1');
  });

  it.each([
    ['a wrong title', '/places/bares/p1-outro-nome'],
    ['no title', '/places/bares/p1'],
    ['a wrong category', '/places/praias/p1-bar-do-ze'],
    ['spaces around the id', '/places/bares/%20p1%20'],
  ])('with %s is replaced, keeping search and hash', async (_case, wrong) => {
    open(`${wrong}?de=busca#avaliacoes`);
    await waitFor(() => {
      expect(address()).toBe(`REPLACE ${right}?de=busca#avaliacoes`);
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
  });

  it('contains only the id if the title has no slug, without a redirect loop', async () => {
    vi.mocked(getPlace).mockResolvedValue(aPlace({ title: '🌊🌊' }));
    open('/places/bares/p1');
    expect(await screen.findByRole('heading', { level: 1, name: '🌊🌊' })).toBeVisible();
    expect(await screen.findAllByRole('link', { name: 'Bares' })).not.toHaveLength(0);
    expect(address()).toBe('POP /places/bares/p1');
  });

  it('is not corrected after the user starts to navigate to another page', async () => {
    let answer: (category: typeof bars) => void = () => undefined;
    vi.mocked(getCategory).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open('/places/bares/p1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
    // The URL of the next page, which is still rendering.
    window.history.pushState(null, '', '/places/bares');
    answer(bars);
    expect(await screen.findAllByRole('link', { name: 'Bares' })).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/places/bares');
  });

  it('keeps its category if the category cannot be loaded', async () => {
    vi.mocked(getCategory).mockRejectedValue(new AppError('timeout'));
    open('/places/praias/p1-errado');
    await waitFor(() => {
      expect(address()).toBe('REPLACE /places/praias/p1-bar-do-ze');
    });
  });
});

describe('the category of a place', () => {
  it('is the target of the back link, even before it is loaded', async () => {
    vi.mocked(getCategory).mockReturnValue(new Promise(() => undefined));
    open(right);
    const back = await screen.findByRole('link', { name: 'Voltar' });
    expect(back).toHaveAttribute('href', '/places/bares');
  });

  it("is shown as 'Categoria' without a link if it is unknown", async () => {
    vi.mocked(getCategory).mockResolvedValue(null);
    open(right);
    const name = await screen.findByText('Categoria', { exact: false, selector: 'div' });
    expect(name).toHaveTextContent(/^Categoria·\$\$/);
    expect(screen.queryByRole('link', { name: 'Categoria' })).not.toBeInTheDocument();
    expect(address()).toBe(`POP ${right}`);
  });
});

describe('a place that cannot be shown', () => {
  it('shows an error without a request if the URL contains no id', async () => {
    open('/places/bares/-bar-do-ze');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'ID do local não encontrado' }),
    ).toBeVisible();
    expect(getPlace).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Ver categorias' })).toHaveAttribute(
      'href',
      '/categories',
    );
  });

  it('shows that the place does not exist, with links and without a retry button', async () => {
    vi.mocked(getPlace).mockRejectedValue(new AppError('not-found'));
    open('/places/bares/%3Cscript%3E');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Local não encontrado' }),
    ).toBeVisible();
    expect(screen.getByText('O local solicitado não existe ou foi removido.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar lugares' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('shows an error, and the place after a successful retry', async () => {
    vi.mocked(getPlace).mockRejectedValueOnce(new AppError('timeout'));
    open(right);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Erro ao carregar detalhes do local' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
  });

  it('announces that the place is loading', () => {
    vi.mocked(getPlace).mockReturnValue(new Promise(() => undefined));
    open(right);
    const announcements = screen.getAllByRole('status').map((status) => status.textContent);
    expect(announcements).toContain('Carregando detalhes do lugar...');
  });
});

describe('a place', () => {
  it('sets the meta description and the document title', async () => {
    document.head.innerHTML = '<meta name="description" content="O guia">';
    open(right);
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Petiscos e samba na beira da lagoa.',
    );
    expect(document.title).toBe('Bar do Zé · Guia da Ilha');
  });

  it('stays visible if its reviews fail to load', async () => {
    vi.mocked(listReviews).mockRejectedValue(new AppError('timeout'));
    open(right);
    expect(await screen.findByText(/Não foi possível carregar as avaliações/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
  });

  it('begins with photographs of members if the cover is a drawing', async () => {
    const drawing = { url: '/a.webp', width: 1600, height: 1000, widths: [], colour: '#336699' };
    vi.mocked(getPlace).mockResolvedValue(
      aPlace({ images: [{ ...drawing, isDrawing: true }], reviewsCount: 1 }),
    );
    const picture = `/uploads/reviews/p1_u1/${'a'.repeat(25)}.webp#1600x1000;;336699`;
    vi.mocked(listReviews).mockResolvedValue({
      items: [toReview('p1_u1', { pictures: [picture] })],
      nextCursor: null,
    });
    open(right);
    const first = await screen.findByRole('button', { name: /^Ampliar foto 1 de 2/ });
    expect(first).not.toHaveTextContent('Ilustração');
    expect(screen.getByRole('button', { name: /^Ampliar foto 2 de 2/ })).toHaveTextContent(
      'Ilustração',
    );
    expect(listReviews).toHaveBeenCalledOnce();
  });

  it('has heading levels without gaps', async () => {
    open(right);
    await screen.findByRole('heading', { name: 'Nenhuma avaliação ainda' });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, position) => {
      expect(level - (levels[position - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });
});

describe('the benefits of a place', () => {
  it('are requested if the club is open, and show an error if the request fails', async () => {
    vi.mocked(listOffersOfPlace).mockRejectedValueOnce(new AppError('timeout'));
    open(right);
    expect(await screen.findByRole('heading', { name: 'Benefícios do clube' })).toBeVisible();
    expect(await screen.findByText(/Não foi possível carregar os benefícios/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'Benefícios do clube' })).toBeNull();
    });
    expect(listOffersOfPlace).toHaveBeenCalledTimes(2);
  });

  it('are not requested if the club is closed', async () => {
    vi.mocked(getPublicSettings).mockResolvedValue(settings(false));
    open(right);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
    await waitFor(() => {
      expect(getPublicSettings).toHaveBeenCalled();
    });
    expect(listOffersOfPlace).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'Benefícios do clube' })).toBeNull();
  });
});

describe('the benefit below the main action', () => {
  const benefit = { kind: 'percent', percent: 20, amountCents: null } as const;
  const links = () => screen.queryAllByRole('link', { name: '20% no clube' });

  it('is shown if it loads before the place, and links to all benefits', async () => {
    vi.mocked(listPlaceBenefits).mockResolvedValue(new Map([['p1', benefit]]));
    vi.mocked(getPlace).mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(aPlace()), 20)),
    );
    open(right);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // One link in the actions for phones and one in the card for wide screens.
    await waitFor(() => {
      expect(links()).toHaveLength(2);
    });
    for (const link of links()) expect(link).toHaveAttribute('href', '#beneficios');
  });

  it('is not inserted if it loads after the place', async () => {
    let answer: (of: Map<string, typeof benefit>) => void = () => undefined;
    vi.mocked(listPlaceBenefits).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open(right);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    answer(new Map([['p1', benefit]]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(links()).toEqual([]);
  });

  it('comes from the card in the history state without a request', async () => {
    open(right, { card: aPlaceSummary({ id: 'p1', benefit }) });
    await waitFor(() => {
      expect(links()).toHaveLength(2);
    });
    expect(listPlaceBenefits).not.toHaveBeenCalled();
  });
});

describe('a place opened from a card, while it loads', () => {
  const hours = toPlaceHours({ ...emptyHours, mode: 'always' });

  it('shows category, price, name, rating, neighbourhood and opening state', () => {
    vi.mocked(getPlace).mockReturnValue(new Promise(() => undefined));
    open(right, { card: aPlaceSummary({ id: 'p1', title: 'Bar do Zé', hours }) });
    expect(screen.getByText('Bar do Zé')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bares' })).toHaveAttribute('href', '/places/bares');
    expect(screen.getByText('$$ Médio')).toBeVisible();
    expect(screen.getByText('12 avaliações')).toBeVisible();
    expect(screen.getByText('Centro')).toBeVisible();
    expect(screen.getByText(/^Aberto/)).toBeVisible();
  });

  it('shows the category of the card until its own is loaded', async () => {
    vi.mocked(getCategory).mockReturnValue(new Promise(() => undefined));
    open(right, { card: aPlaceSummary({ id: 'p1' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar do Zé' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Bares' })).not.toHaveLength(0);
  });
});

describe('the next events of a place', () => {
  const inDays = (days: number) => {
    const startsAt = new Date(Date.now() + days * dayMs);
    return { startsAt, endsAt: startsAt, status: 'scheduled' as const };
  };
  const events = [1, 2, 3, 4].map((day) =>
    anEventSummary({ id: `e${day}`, title: `Noite ${day}`, dates: [inDays(day)] }),
  );
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('are three cards after the description, with a link to the agenda of the place', async () => {
    vi.mocked(getPlace).mockResolvedValue(aPlace({ description: 'Samba de raiz.' }));
    vi.mocked(listRelatedPlaces).mockResolvedValue({ rails: [], events });
    open(right);
    const section = within(await screen.findByRole('region', { name: 'Próximos eventos' }));
    expect(section.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Noite 1',
      'Noite 2',
      'Noite 3',
    ]);
    expect(section.getByRole('link', { name: 'Agenda do lugar' })).toHaveAttribute(
      'href',
      '/agenda?lugar=p1',
    );
    expect(headings().slice(0, 2)).toEqual(['Sobre', 'Próximos eventos']);
    expect(listRelatedPlaces).toHaveBeenCalledTimes(1);
  });

  it('are at the end of the page if they arrive after the place', async () => {
    vi.mocked(getPlace).mockResolvedValue(aPlace({ description: 'Samba de raiz.' }));
    let answer: () => void = () => undefined;
    vi.mocked(listRelatedPlaces).mockReturnValue(
      new Promise((resolve) => {
        answer = () => {
          resolve({ rails: [], events });
        };
      }),
    );
    open(right);
    expect(await screen.findByRole('heading', { level: 2, name: 'Sobre' })).toBeVisible();
    answer();
    expect(await screen.findByRole('region', { name: 'Próximos eventos' })).toBeVisible();
    expect(headings().at(-1)).toBe('Próximos eventos');
  });

  it('are left out if all of them are over', async () => {
    const past = anEventSummary({ dates: [inDays(-1)] });
    vi.mocked(listRelatedPlaces).mockResolvedValue({ rails: [], events: [past] });
    open(right);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Próximos eventos' })).toBeNull();
  });
});

describe('what a place is good for', () => {
  it('is shown with its parts, and unknown facts are not', async () => {
    vi.mocked(getPlace).mockResolvedValue(
      aPlace({ facts: { children: 'yes', vegan: 'partly', parking: 'no', dogs: 'no' } }),
    );
    open(right);
    expect(await screen.findByRole('heading', { level: 2, name: 'Bom para' })).toBeVisible();
    for (const text of ['Crianças', 'Vegano (algumas opções)', 'Estacionamento: não tem']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByText(/Cachorros|Grupos/)).toBeNull();
  });

  it('is not repeated by the amenities', async () => {
    vi.mocked(getPlace).mockResolvedValue(
      aPlace({
        facts: { wheelchairEntrance: 'yes', parking: 'partly' },
        amenities: ['Estacionamento', 'Acessível', 'Pet Friendly', 'Delivery', 'Piscina'],
      }),
    );
    open(right);
    const section = (await screen.findByRole('heading', { name: 'Comodidades' })).parentElement;
    expect(
      within(section ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pet Friendly', 'Delivery', 'Piscina']);
    expect(screen.getByText('Entrada acessível')).toBeVisible();
  });

  it('has no heading for a place without known facts', async () => {
    open(right);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Bom para' })).toBeNull();
  });
});
