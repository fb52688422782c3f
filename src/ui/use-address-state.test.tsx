import { act, renderHook } from '@testing-library/react';
import { Router } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';

interface Filter {
  kind: string | null;
  day: string | null;
}

const parse = (params: URLSearchParams): Filter => ({
  kind: params.get('kind'),
  day: params.get('day'),
});
const write = ({ kind, day }: Filter) => ({ ...(kind && { kind }), ...(day && { day }) });

/** An address that changes only when `arrive` is called, like the router's after the next page is rendered. */
function lateAddress() {
  let search = '';
  let next = '';
  const take = (to: To) => {
    next = typeof to === 'string' ? to : (to.search ?? '');
  };
  const navigator: Navigator = { createHref: String, go: () => {}, push: take, replace: take };
  const hook = renderHook(() => useAddressState(parse, write), {
    wrapper: ({ children }) => (
      <Router location={{ pathname: '/', search }} navigator={navigator}>
        {children}
      </Router>
    ),
  });
  const choose = (change: Partial<Filter>) => {
    act(() => {
      hook.result.current.update({ ...hook.result.current.requestedState, ...change });
    });
  };
  const arrive = (at = next) => {
    search = at;
    hook.rerender();
  };
  return { hook, choose, arrive };
}

test('two filters chosen before the address contains the first one are both applied', () => {
  const { hook, choose, arrive } = lateAddress();
  choose({ kind: 'bar' });
  expect(hook.result.current.state).toEqual({ kind: null, day: null });
  choose({ day: 'monday' });
  arrive();
  expect(hook.result.current.state).toEqual({ kind: 'bar', day: 'monday' });
});

test('the state follows an address that changes externally, e.g. by Back', () => {
  const { hook, choose, arrive } = lateAddress();
  choose({ kind: 'bar' });
  arrive();
  arrive('');
  expect(hook.result.current.requestedState).toEqual({ kind: null, day: null });
});
