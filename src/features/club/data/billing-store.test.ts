import { expect, test, vi } from 'vitest';
import { signedFetch } from '#platform/api/signed-api.ts';
import { beginCheckout, fetchPortalUrl } from './billing-store.ts';

vi.mock('#platform/api/signed-api.ts', () => ({ signedFetch: vi.fn() }));

const paymentPage = 'https://checkout.stripe.test/c/pay/cs_1';

function answerWith(url: string) {
  const body = JSON.stringify({ success: true, id: 'cs_1', url, benefitsFrom: null });
  const headers = { 'content-type': 'application/json' };
  vi.mocked(signedFetch).mockImplementation((_path, _request, read) =>
    read(new Response(body, { headers })),
  );
}

test('returns the URLs of checkout and portal in a browser without URL.canParse', async () => {
  const canParse = URL.canParse.bind(URL);
  Object.assign(URL, { canParse: undefined });
  try {
    answerWith(paymentPage);
    expect(await beginCheckout('price_1')).toMatchObject({ kind: 'created', url: paymentPage });
    expect(await fetchPortalUrl()).toBe(paymentPage);
  } finally {
    URL.canParse = canParse;
  }
});

test.each(['javascript:alert(1)', '/pay', 'https://'])('rejects the URL %s', async (url) => {
  answerWith(url);
  await expect(beginCheckout('price_1')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(fetchPortalUrl()).rejects.toMatchObject({ code: 'unavailable' });
});
