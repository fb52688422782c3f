import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { createFormReader } from './form-reader.ts';
import { createUploadBudget, eventFormLimits } from './upload-budget.ts';

it('an error in the receiver fails its form, not the process', async () => {
  const forms = createFormReader(createUploadBudget(eventFormLimits));
  const expected = { uid: 'ana', fieldName: 'photo', maxFiles: 1, maxFileBytes: 100 };
  const app = express().put('/', async (req, res) => {
    const reading = forms.withForm(req, expected, (form) =>
      form.read(() => {
        throw new Error('No room');
      }),
    );
    res.send(await reading.then(String, ({ message }: Error) => message));
  });
  const { text } = await request(app).put('/').attach('photo', Buffer.from('abc'), 'a.png');
  expect(text).toBe('No room');
});
