import request from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { callerIdentity } from '#support/admin-callers.ts';
import { testServer } from '#support/test-server.ts';
import type { Translators } from './translators.ts';

const translate = vi.fn<Translators['translate']>();
const path = '/api/translations';
const body = { language: 'es', text: 'Uma praia.' };

beforeEach(() => {
  translate.mockReset().mockResolvedValue('Una playa.');
});

async function app() {
  const translators: Translators = { languages: ['es'], translate };
  return (await testServer({ translators, account: { identity: callerIdentity } })).app;
}

async function post(sent: object, who = 'gil') {
  return request(await app())
    .post(path)
    .set('Authorization', `Bearer ${who}`)
    .send(sent);
}

it.each(['gil', 'sol'])('%s, a manager or super admin, translates a text', async (who) => {
  const answer = await post(body, who);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, text: 'Una playa.' });
  expect(translate).toHaveBeenCalledExactlyOnceWith('es', 'Uma praia.');
});

it('no other user translates or reads the languages', async () => {
  const server = await app();
  for (const [who, status] of [
    ['ana', 403],
    ['ivo', 403],
    ['nobody', 401],
  ] as const) {
    const languages = await request(server)
      .get(`${path}/languages`)
      .set('Authorization', `Bearer ${who}`);
    expect([languages.status, (await post(body, who)).status]).toEqual([status, status]);
  }
  expect(translate).not.toHaveBeenCalled();
});

it('a manager reads the languages with a translator', async () => {
  const answer = await request(await app())
    .get(`${path}/languages`)
    .set('Authorization', 'Bearer gil');
  expect(answer.body).toEqual({ success: true, languages: ['es'] });
});

it.each([
  { ...body, language: 'pt' },
  { ...body, language: 'fr' },
  { ...body, text: '  ' },
  { ...body, text: 'x'.repeat(4_001) },
  { ...body, text: 7 },
  { ...body, role: 'super_admin' },
  {},
])('a wrong body is refused: %j', async (sent) => {
  const answer = await post(sent);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'invalid-input']);
  expect(translate).not.toHaveBeenCalled();
});

it.each([
  ['unavailable', 503],
  ['timeout', 504],
] as const)('the failure %s is reported', async (code, status) => {
  translate.mockRejectedValue(new AppError(code));
  const answer = await post(body);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
});
