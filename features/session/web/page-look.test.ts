// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadLook } from './page-look.ts';

const style = () => document.querySelector('#school-style')?.textContent;

beforeEach(() => {
  document.head.innerHTML = '<style id="school-style">html:root{--accent:#111111}</style>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['logo'];
});

const stubPage = (page: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(page));

test('an open page takes the look of a new one, and runs nothing of it', async () => {
  stubPage(async () => {
    const head = '<style id="school-style">html:root{--accent:#123456}</style><script>document.title = "ran"</script>';
    return new Response(`<!doctype html><html data-logo lang="en"><head>${head}</head></html>`);
  });
  await reloadLook();
  expect(style()).toBe('html:root{--accent:#123456}');
  expect(document.documentElement.hasAttribute('data-logo')).toBe(true);
  expect(document.title).not.toBe('ran');
  expect(fetch).toHaveBeenCalledWith('/', { cache: 'no-store' });
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('offline'))],
  ['while the server is away', async () => new Response('', { status: 503 })],
  ['for a page without a style', async () => new Response('<!doctype html><html></html>')],
])('the look stays %s', async (_case, page) => {
  stubPage(page);
  await reloadLook();
  expect(style()).toBe('html:root{--accent:#111111}');
});
