// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLetterLink } from '../../addresses.ts';

const script = readFileSync(path.resolve(import.meta.dirname, '../../../../apps/web/public/scheme.js'), 'utf8');
const token = 'a'.repeat(43);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens an address on a device of a language, as the browser does: scheme.js runs before the modules. */
const open = async (address: string, device: 'en' | 'zh') => {
  localStorage.setItem('inkstone.language', device);
  history.replaceState(null, '', address);
  runInThisContext(`(() => {${script}})()`);
  return import('@inkstone/ui/words');
};

test.each([
  ['zh', 'en', 'zh-CN'],
  ['en', 'zh', 'en'],
] as const)(
  'a letter in %s opens in that language on a device in %s, which keeps its own',
  async (language, device, tag) => {
    const words = await open(buildLetterLink(token, language), device);
    expect(words.deviceLanguage()).toBe(language);
    expect(document.documentElement.lang).toBe(tag);
    expect(localStorage.getItem('inkstone.language')).toBe(device);
    expect(location.href).not.toContain(token);
    expect(sessionStorage.getItem('inkstone.letter')).toBe(token);

    words.setDeviceLanguage(device);
    vi.resetModules();
    const reloaded = await open('/guardian/report', device);
    expect(reloaded.deviceLanguage()).toBe(device);
  },
);

test('a language that does not exist is the device’s', async () => {
  const words = await open(`/guardian/report#token=${token}&lang=xx`, 'zh');
  expect(words.deviceLanguage()).toBe('zh');
});
