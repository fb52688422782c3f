import { afterEach, expect, it, vi } from 'vitest';

import { deleteDeviceTraces } from './device-traces.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('removes the entries of the uid from both storages, and nothing else', () => {
  localStorage.setItem('guia:recent:ana1', '[]');
  localStorage.setItem('guia:views:ana1', '[]');
  localStorage.setItem('guia:recent:bia2', '[]');
  localStorage.setItem('guia:theme', 'dark');
  sessionStorage.setItem('guia:review-draft:ana1:p1', '{}');
  deleteDeviceTraces('ana1');
  expect(Object.keys(localStorage).sort()).toEqual(['guia:recent:bia2', 'guia:theme']);
  expect(sessionStorage).toHaveLength(0);
});

it('does not fail if the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    deleteDeviceTraces('ana1');
  }).not.toThrow();
});
