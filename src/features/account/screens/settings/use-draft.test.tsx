import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFieldDraft } from './use-draft.ts';

let userCount = 0;

/** Drafts survive unmounting, so each test uses a new user. */
function renderDraft() {
  userCount += 1;
  const field = { uid: `pessoa${userCount}`, name: 'displayName' };
  return renderHook(({ saved }) => useFieldDraft(field, saved), { initialProps: { saved: 'Ana' } });
}

test('an unedited field follows a value stored by another tab', () => {
  const { result, rerender } = renderDraft();
  rerender({ saved: 'Ana Lima' });
  expect(result.current).toMatchObject({ text: 'Ana Lima', isUnsaved: false });
});

test('an edited field keeps its text until it matches the stored value again', () => {
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

test('shows the saved value if the record could not be read again', () => {
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
