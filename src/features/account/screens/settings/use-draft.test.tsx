import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

let people = 0;

/** Drafts outlive a screen, so everybody here is somebody new. */
function renderDraft() {
  people += 1;
  const field = { uid: `pessoa${people}`, name: 'displayName' };
  return renderHook(({ saved }) => useDraft(field, saved), { initialProps: { saved: 'Ana' } });
}

test('a field that nobody touched follows what another tab stored', () => {
  const { result, rerender } = renderDraft();
  rerender({ saved: 'Ana Lima' });
  expect(result.current).toMatchObject({ text: 'Ana Lima', isUnsaved: false });
});

test('what is typed stays when another tab stores something else; typed back, it is followed again', () => {
  const { result, rerender } = renderDraft();
  act(() => {
    result.current.type('Ana S');
  });
  rerender({ saved: 'Ana Lima' });
  expect(result.current).toMatchObject({ text: 'Ana S', isUnsaved: true });
  act(() => {
    result.current.type('Ana Lima');
  });
  rerender({ saved: 'Ana Souza' });
  expect(result.current).toMatchObject({ text: 'Ana Souza', isUnsaved: false });
});

test('what was stored is shown, also where the record could not be read again', () => {
  const { result, rerender } = renderDraft();
  act(() => {
    result.current.type('Ana Lima');
  });
  act(() => {
    result.current.settle('Ana Lima');
  });
  expect(result.current).toMatchObject({ text: 'Ana Lima', isUnsaved: false });
  rerender({ saved: 'Ana Souza' });
  expect(result.current.text).toBe('Ana Souza');
});
