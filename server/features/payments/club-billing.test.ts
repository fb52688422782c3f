import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { testServer } from '#support/test-server.ts';
import type { AccountState } from '#server/platform/identity/account-state.ts';

const member: AccountState = { role: 'member', status: 'active', managedPlaces: [] };

/** All callers are active members; no payment provider is configured. */
const identity = {
  tokens: {
    verify: (uid: string) => Promise.resolve({ uid, email: '', signedInAt: new Date() }),
  },
  readAccountState: () => Promise.resolve(member),
};

describe('a server without a payment provider', () => {
  it.each<['get' | 'post', string]>([
    ['post', '/api/create-checkout-session'],
    ['get', '/api/checkout-session/cs_test_1'],
    ['post', '/api/billing/portal'],
    ['post', '/api/billing/withdraw'],
    ['post', '/api/stripe/webhook'],
  ])('starts and answers %s %s with 503 and a message', async (method, path) => {
    const { app } = await testServer({ account: { identity } });
    const answer = await request(app)[method](path).set('Authorization', 'Bearer ana').expect(503);
    expect(answer.body).toMatchObject({ success: false, code: 'unavailable' });
    expect((answer.body as { error: string }).error).toContain('assinaturas do clube');
  });

  it.each(['portal', 'withdraw'])('checks for a revoked token: %s', async (what) => {
    const verify = vi.fn(identity.tokens.verify);
    const { app } = await testServer({
      account: { identity: { ...identity, tokens: { verify } } },
    });
    await request(app).post(`/api/billing/${what}`).set('Authorization', 'Bearer ana').expect(503);
    expect(verify).toHaveBeenCalledWith('ana', { checkRevoked: true });
  });

  it('still checks the token and the method', async () => {
    const { app } = await testServer();
    await request(app).post('/api/billing/withdraw').expect(401);
    await request(app).get('/api/stripe/webhook').expect(405);
    await request(app).delete('/api/create-checkout-session').expect(405);
  });

  it('rejects a webhook body above the size limit', async () => {
    const { app } = await testServer();
    await request(app).post('/api/stripe/webhook').send('x'.repeat(300_000)).expect(413);
  });
});
