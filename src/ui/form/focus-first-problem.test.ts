import { expect, test } from 'vitest';
import { focusFirstProblem } from './focus-first-problem.ts';

function focusedIn(content: string): string | undefined {
  document.body.innerHTML = `<form>${content}</form>`;
  const form = document.querySelector('form');
  if (form) focusFirstProblem(form);
  return document.activeElement?.id;
}

test.each([
  ['the first invalid control', '<input id="a"><input id="b" aria-invalid="true">', 'b'],
  [
    'the first control of an invalid group',
    '<input id="a"><fieldset data-problem><input id="b"><input id="c"></fieldset>',
    'b',
  ],
  [
    'the invalid control of a group',
    '<fieldset data-problem><input id="a"><input id="b" aria-invalid="true"></fieldset>',
    'b',
  ],
  [
    'the first radio button of a group without a choice',
    '<div role="radiogroup" aria-invalid="true"><input type="radio" id="a"></div>',
    'a',
  ],
  ['nothing if nothing is invalid', '<input id="a">', ''],
])('the focus moves to %s', (_title, content, id) => {
  expect(focusedIn(content)).toBe(id);
});
