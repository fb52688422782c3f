import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { rawRequest } from '#support/raw-request.ts';
import { testServer } from '#support/test-server.ts';

/** A known caller: the server does not read the body of an unknown one. */
const known = {
  account: {
    identity: {
      tokens: {
        verify: (uid: string) => Promise.resolve({ uid, email: '', signedInAt: new Date() }),
      },
      readAccountState: () => Promise.resolve(null),
    },
  },
};
const authorization = 'Bearer ana';

describe('error responses', () => {
  it('all errors share one body shape, and the id is also in the header', async () => {
    const { app } = await testServer();
    const answer = await request(app).get('/api/nothing').expect(404);
    expect(answer.body).toEqual({
      success: false,
      error: 'Este endereço não existe.',
      code: 'not-found',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['es-AR', 'Esta dirección no existe.'],
    ['en-GB', 'This address does not exist.'],
  ])('the sentence is in the language of the page: %s', async (language, sentence) => {
    const { app } = await testServer();
    const answer = await request(app).get('/api/nothing').set('Accept-Language', language);
    expect(answer.body).toMatchObject({ code: 'not-found', error: sentence });
  });

  it('a well-formed request id of the caller is used, any other is replaced', async () => {
    const { app } = await testServer();
    const kept = await request(app).get('/api/x').set('X-Request-Id', 'trace-12345678');
    expect(kept.headers['x-request-id']).toBe('trace-12345678');
    for (const odd of ['short', 'a'.repeat(65), 'with space inside', '<script>alert(1)</script>']) {
      const replaced = await request(app).get('/api/x').set('X-Request-Id', odd);
      expect(replaced.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('malformed JSON is answered with 400', async () => {
    const { app } = await testServer(known);
    const answer = await request(app)
      .delete('/api/account')
      .set('Authorization', authorization)
      .set('Content-Type', 'application/json')
      .send('{"a":')
      .expect(400);
    expect(answer.body).toMatchObject({ success: false, code: 'invalid-input' });
  });

  it('a body above 10 kB is answered with 413, even without a declared length', async () => {
    const { app } = await testServer(known);
    const large = JSON.stringify({ a: 'x'.repeat(11_000) });
    const sent = await request(app)
      .delete('/api/account')
      .set('Authorization', authorization)
      .set('Content-Type', 'application/json')
      .send(large)
      .expect(413);
    expect(sent.body).toMatchObject({ code: 'too-large' });
    const chunked = await rawRequest(app, {
      path: '/api/account',
      method: 'DELETE',
      headers: {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
      },
      body: large,
    });
    expect(chunked.status).toBe(413);
  });

  it('a body in an unknown character set or encoding is answered with 415', async () => {
    const { app } = await testServer(known);
    await request(app)
      .delete('/api/account')
      .set('Authorization', authorization)
      .set('Content-Type', 'application/json; charset=x-odd')
      .send('{}')
      .expect(415);
    await request(app)
      .delete('/api/account')
      .set('Authorization', authorization)
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'odd')
      .send('{}')
      .expect(415);
  });

  it.each(['/%E0%A4%A', '/api/%', '/places/%00/x', '/api/places/index%zz'])(
    'the broken address %s is answered with 400',
    async (address) => {
      const { app } = await testServer();
      const answer = await request(app).get(address).set('Accept', 'application/json').expect(400);
      expect(answer.body).toMatchObject({ success: false, code: 'invalid-input' });
    },
  );

  it('a path of 5,000 characters is answered with 414, a long query is accepted', async () => {
    const { app } = await testServer();
    await request(app)
      .get(`/api/${'a'.repeat(5_000)}`)
      .expect(414);
    await request(app)
      .get(`/api/places/index?q=${'a'.repeat(5_000)}`)
      .expect(200);
  });

  it('a request with two Host headers is answered with 400', async () => {
    const { app } = await testServer();
    const headers = ['Host', 'guia.example', 'Host', 'other.example'];
    const { status } = await rawRequest(app, { path: '/healthz', headers });
    expect(status).toBe(400);
  });

  it('a header above 4,096 characters is answered with 431, cookies of any length are accepted', async () => {
    const { app } = await testServer();
    const spaced = `gzip,a${'\t'.repeat(15_500)}x`;
    for (const encoding of [spaced, Array.from({ length: 2 }, () => 'a'.repeat(2_500))]) {
      const { status, body } = await rawRequest(app, {
        path: '/api/places/index',
        headers: { 'Accept-Encoding': encoding },
      });
      expect(status).toBe(431);
      expect(JSON.parse(body.toString())).toMatchObject({
        success: false,
        code: 'invalid-input',
        error: 'Um cabeçalho do pedido é longo demais.',
      });
    }
    for (const headers of [
      { Cookie: 'a'.repeat(8_000) },
      { 'Accept-Encoding': 'a'.repeat(4_096) },
    ]) {
      const answer = await rawRequest(app, { path: '/api/places/index', headers });
      expect(answer.status).toBe(200);
    }
  });

  it('a 405 lists the methods that the address supports', async () => {
    const { app } = await testServer();
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const answer = await request(app)[method]('/api/places/index').expect(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
      expect(answer.body).toMatchObject({ success: false });
    }
    await request(app).post('/healthz').expect(405);
  });

  it('errors never show a stack or an internal path, and the cause is logged', async () => {
    const { app, places, log } = await testServer();
    places.readActive = () => Promise.reject(new Error('secret detail in server.ts'));
    const answer = await request(app).get('/api/places/index').expect(500);
    expect(answer.body).toMatchObject({ error: 'Erro no servidor', code: 'unknown' });
    expect(answer.text).not.toMatch(/secret|server\.ts|\bat\b/);
    expect(log()).toContain('secret detail');
  });
});

describe('health checks', () => {
  it('liveness is reported regardless of Firestore', async () => {
    const { app } = await testServer({ isReady: () => false });
    await request(app).get('/healthz').expect(200, { status: 'ok', unhandledRejections: 0 });
  });

  it('readiness follows Firestore, and a failure names it in plain words', async () => {
    let isReady = true;
    const { app, clock } = await testServer({ isReady: () => isReady });
    await request(app).get('/readyz').expect(200, { status: 'ready' });
    isReady = false;
    clock.advance(5_000);
    const answer = await request(app).get('/readyz').expect(503);
    expect(answer.body).toMatchObject({
      error: 'Não está respondendo: banco de dados (Cloud Firestore).',
      code: 'unavailable',
    });
    expect(answer.headers['retry-after']).toBe('5');
  });

  it('a server with too many places is ready, says so, and tries again only after a minute', async () => {
    const { app, clock, places, log } = await testServer();
    places.hasTooMany = true;
    const attempts: number[] = [];
    for (let second = 0; second < 150; second += 1) {
      await request(app).get('/readyz').expect(200, {
        status: 'ready',
        warning: 'Acima do limite do servidor, por isso não carregado: lugares.',
      });
      await request(app).get('/api/places/index').expect(503);
      await request(app).get('/api/nothing').expect(404);
      attempts.push(places.usage.fullReadings);
      clock.advance(1_000);
    }
    expect(attempts.at(0)).toBe(1);
    expect(attempts.at(-1)).toBe(3);
    expect(log().match(/place index not refreshed/g)).toHaveLength(1);

    places.hasTooMany = false;
    clock.advance(60_000);
    await request(app).get('/api/places/index').expect(200);
    clock.advance(5_000);
    await request(app).get('/readyz').expect(200, { status: 'ready' });
  });

  it('the log names too many events or offers once, and the places are served', async () => {
    const { app, clock, events, offers, log } = await testServer();
    events.hasTooMany = true;
    offers.hasTooMany = true;
    for (let minute = 0; minute < 5; minute += 1) {
      await request(app).get('/api/places/index').expect(200);
      clock.advance(60_000);
    }
    expect(log().match(/events not read/g)).toHaveLength(1);
    expect(log().match(/offers not read/g)).toHaveLength(1);
  });

  it('readiness queries Firestore at most once in five seconds', async () => {
    let asked = 0;
    const { app, clock } = await testServer({
      isReady: () => {
        asked += 1;
        return true;
      },
    });
    for (let i = 0; i < 5; i += 1) await request(app).get('/readyz').expect(200);
    expect(asked).toBe(1);
    clock.advance(5_000);
    await request(app).get('/readyz').expect(200);
    expect(asked).toBe(2);
  });
});

describe('cross-origin requests', () => {
  it('other origins get no CORS headers by default', async () => {
    const { app } = await testServer();
    const answer = await request(app)
      .get('/api/places/index')
      .set('Origin', 'https://evil.example');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await request(app)
      .options('/api/places/index')
      .set('Origin', 'https://evil.example')
      .set('Access-Control-Request-Method', 'GET');
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('an origin is echoed only if it is listed exactly', async () => {
    const { app } = await testServer({ environment: { ALLOWED_ORIGINS: 'https://app.example' } });
    const ask = (origin: string) =>
      request(app).get('/api/places/index').set('Origin', origin).set('Accept-Encoding', 'gzip');
    const allowed = await ask('https://app.example');
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    expect(allowed.headers['vary']).toMatch(/Origin.*Accept-Encoding/);
    for (const origin of ['https://app.example.evil.example', 'http://app.example', 'null']) {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('a listed origin may send preflight requests', async () => {
    const { app } = await testServer({ environment: { ALLOWED_ORIGINS: 'https://app.example' } });
    const preflight = await request(app)
      .options('/api/places/index')
      .set('Origin', 'https://app.example')
      .set('Access-Control-Request-Method', 'DELETE')
      .expect(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });
});

describe('rate limits', () => {
  it('an exceeded limit is answered with 429 in the error shape and with Retry-After', async () => {
    const { app } = await testServer({ environment: { RATE_LIMIT_READS: '2' } });
    await request(app).get('/api/nada').expect(404);
    await request(app).get('/api/nada').expect(404);
    const answer = await request(app).get('/api/nada').expect(429);
    expect(answer.body).toMatchObject({ success: false, code: 'too-many-requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('writes are counted separately, health checks are not limited', async () => {
    const { app } = await testServer({ environment: { RATE_LIMIT_WRITES: '1' } });
    await request(app).post('/api/x').expect(404);
    await request(app).post('/api/x').expect(429);
    await request(app).get('/api/places/index').expect(200);
    for (let i = 0; i < 5; i += 1) await request(app).get('/healthz').expect(200);
  });

  it('a forged client address does not reset the limit, unless a proxy is trusted', async () => {
    const limited = { RATE_LIMIT_READS: '1' };
    const direct = await testServer({ environment: limited });
    await request(direct.app).get('/api/x').set('X-Forwarded-For', '203.0.113.1').expect(404);
    await request(direct.app).get('/api/x').set('X-Forwarded-For', '203.0.113.2').expect(429);
    const proxied = await testServer({ environment: { ...limited, TRUST_PROXY: '1' } });
    await request(proxied.app).get('/api/x').set('X-Forwarded-For', '203.0.113.1').expect(404);
    await request(proxied.app).get('/api/x').set('X-Forwarded-For', '203.0.113.2').expect(404);
    await request(proxied.app)
      .get('/api/x')
      .set('X-Forwarded-For', '203.0.113.9, 203.0.113.2')
      .expect(429);
  });
});

describe('the request log', () => {
  it('contains neither tokens nor search terms, only names of parameters', async () => {
    const { app, log } = await testServer();
    await request(app)
      .get('/api/places/index?q=joana+silva&token=abc123')
      .set('Authorization', 'Bearer secret-token')
      .set('Cookie', 'session=secret-cookie');
    expect(log()).toContain('"path":"/api/places/index"');
    expect(log()).toContain('"parameters":["q","token"]');
    expect(log()).not.toMatch(/joana|abc123|secret|127\.0\.0\.1/);
  });

  it('a failing /readyz is logged as an error, a draining server as information', async () => {
    const { app, readiness, log } = await testServer({ isReady: () => false });
    const filed = () =>
      log()
        .split('\n')
        .filter((line) => line.includes('"path":"/readyz"'))
        .map((line) => (JSON.parse(line) as { severity: string }).severity);
    await request(app).get('/readyz').expect(503);
    expect(filed()).toEqual(['ERROR']);
    readiness.close();
    await request(app).get('/readyz').expect(503);
    expect(filed()).toEqual(['ERROR', 'INFO']);
  });

  it('an entry does not grow with the length of the address', async () => {
    const { app, log } = await testServer();
    await request(app).get(`/api/${'x'.repeat(1_500)}?${'y'.repeat(3_000)}=1`);
    const line =
      log()
        .split('\n')
        .find((text) => text.includes('/api/xxx')) ?? '';
    expect(line).not.toBe('');
    expect(line.length).toBeLessThan(700);
  });
});
