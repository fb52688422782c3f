import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { currentLanguage, inLanguage, inRequestLanguage, translatedTexts } from './language.ts';

const texts = translatedTexts({ hello: 'Olá' }, { hello: 'Hola' }, { hello: 'Hello' });

describe('a request', () => {
  const app = express();
  app.use(inRequestLanguage);
  app.get('/', async (_req, res) => {
    await new Promise((resolve) => setImmediate(resolve));
    res.json({ language: currentLanguage(), hello: texts().hello });
  });

  it.each([
    ['es-AR', 'es', 'Hola'],
    ['en-GB', 'en', 'Hello'],
    ['pt-BR', 'pt', 'Olá'],
    ['fr, es;q=0.5', 'es', 'Hola'],
    ['fr', 'pt', 'Olá'],
    ['*', 'pt', 'Olá'],
    [';;q=,', 'pt', 'Olá'],
  ])('with Accept-Language %s is answered in %s', async (header, language, hello) => {
    const response = await request(app).get('/').set('Accept-Language', header).expect(200);
    expect(response.body).toEqual({ language, hello });
  });

  it('without Accept-Language is answered in Portuguese', async () => {
    expect((await request(app).get('/')).body).toEqual({ language: 'pt', hello: 'Olá' });
  });

  it('keeps its language while requests in other languages are running', async () => {
    const tags = ['es', 'en', 'pt', 'en', 'es'];
    const answers = await Promise.all(
      tags.map((tag) => request(app).get('/').set('Accept-Language', tag)),
    );
    expect(answers.map(({ body }) => (body as { language: string }).language)).toEqual(tags);
  });
});

it('runs a function, and what it awaits, in a language', async () => {
  const hello = await inLanguage('en', async () => {
    await Promise.resolve();
    return texts().hello;
  });
  expect(hello).toBe('Hello');
  expect(texts().hello).toBe('Olá');
});
