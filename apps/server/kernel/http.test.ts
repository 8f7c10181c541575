import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openStorage } from '@inkstone/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { appearanceSetting } from '@inkstone/session/server';
import { openServer, type Server } from '../open-server.ts';

let school: TestSchool;
let app: FastifyInstance;
const page = '<html lang="en"><head><style nonce="__NONCE__"></style></head><body><p>Inkstone</p></body></html>';
let withPages: Server;
const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-pages-'));

beforeAll(async () => {
  school = await openSchool();
  app = school.server.app;
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(path.join(folder, 'sw.js'), '');
  withPages = await openServer({
    connection: { connectionString: school.databaseUrl },
    storage: openStorage({ kind: 'disk', folder: path.join(folder, 'files') }),
    logger: pino({ level: 'silent' }),
    now: school.clock.now,
    mailer: { isConfigured: false, send: async () => undefined, close: () => undefined },
    identity: null,
    trustProxy: false,
    metricsToken: 'a-secret-of-monitoring',
    isHttps: true,
    webFolder: folder,
    // No load shedding, since other work may run on the machine.
    maxDelayMs: 0,
    runsJobs: false,
    poolSize: 2,
  });
});
afterAll(async () => {
  await withPages.stop();
  await school.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('responses', () => {
  test('a successful response has success 1 and is not stored', async () => {
    const answered = await get('/api/remind', { 'accept-language': 'en' });

    expect(answered).toMatchObject({ statusCode: 200 });
    expect(answered.json()).toEqual({
      success: 1,
      school: 'Test School',
      notice: null,
      canMail: true,
      canSignOn: false,
    });
    expect(answered.headers['cache-control']).toBe('no-store');
  });

  test('a response without a session has success -1 and the requested language', async () => {
    const english = await get('/api/common/cookie', { 'accept-language': 'en' });
    const chinese = await get('/api/common/cookie', { 'accept-language': 'zh-CN' });

    expect(english).toMatchObject({ statusCode: 401 });
    expect(english.json()).toMatchObject({ success: -1, code: 'session.none', message: 'Please sign in.' });
    expect(chinese.json()).toMatchObject({ success: -1, message: '请先登录。' });
  });

  test('a failure is an HTML page for browser navigation to a file, and the envelope for a script', async () => {
    const address = `/api/file?id=1&person=1&expires=1&signature=${encodeURIComponent('<b>')}`;
    const looked = await get(address, { accept: 'text/html,*/*', 'accept-language': 'en' });
    const wrong = await get('/api/sso/callback?code=a&code=b', { accept: 'text/html', 'accept-language': 'zh-CN' });
    const fetched = await get(address, { accept: '*/*', 'accept-language': 'en' });

    expect(looked.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(looked.body).toContain('<p>It may have been taken back or deleted, or it is not meant for you.</p>');
    expect(wrong).toMatchObject({ statusCode: 400 });
    expect(wrong.body).toContain('<p>请求内容缺失或格式不正确。</p>');
    expect(fetched.json()).toMatchObject({
      success: 0,
      message: 'It may have been taken back or deleted, or it is not meant for you.',
    });
  });

  test('an unknown path gets a 404 with the envelope', async () => {
    const response = await get('/api/no/such/call', { 'accept-language': 'en' });

    expect(response).toMatchObject({ statusCode: 404 });
    expect(response.json()).toMatchObject({ success: 0, code: 'request.notFound' });
  });

  test('a wrong method gets a 404 with the envelope, not a page', async () => {
    const wrong = await withPages.app.inject({ method: 'GET', url: '/api/frontend/login' });

    expect(wrong).toMatchObject({ statusCode: 404 });
    expect(wrong.json()).toMatchObject({ success: 0 });
  });

  test('an invalid request gets the names of the invalid fields', async () => {
    const wrong = await app.inject({ method: 'POST', url: '/api/frontend/login', payload: { username: 'lin' } });

    expect(wrong).toMatchObject({ statusCode: 400 });
    expect(wrong.json()).toMatchObject({
      success: 0,
      code: 'request.invalid',
      fields: { password: expect.any(String) },
    });
  });

  test.each(['application/json', 'text/plain', 'multipart/mixed; boundary=form'])(
    'an anonymous upload as %s is refused before its body is read',
    async (type) => {
      const body = JSON.stringify({ token: 'x'.repeat(1_000_000) });
      const payload = Readable.from([body]);
      const headers = { 'content-type': type, 'content-length': String(body.length) };

      const refused = await app.inject({ method: 'POST', url: '/api/frontend/phone/page', headers, payload });

      expect(refused).toMatchObject({ statusCode: 400 });
      expect(refused.json()).toMatchObject({ code: 'request.invalid', fields: { body: expect.any(String) } });
      expect(payload.readableDidRead).toBe(false);
    },
  );
});

describe('the server process', () => {
  test('reports health and readiness', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('counts its calls by path and status for Prometheus', async () => {
    await get('/api/remind');
    const numbers = await get('/metrics');

    expect(numbers.headers['content-type']).toContain('text/plain');
    expect(numbers.body).toMatch(/inkstone_call_seconds_count\{call="remind",status="200"\} [1-9]/);
    expect(numbers.body).toContain('inkstone_push_streams 0');
  });

  test.each([
    ['elsewhere', { remoteAddress: '203.0.113.7' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('refuses its metrics to a request from %s', async (_from, request) => {
    expect(await app.inject({ url: '/metrics', ...request })).toMatchObject({ statusCode: 404 });
  });

  test('with a token configured, shows its metrics only to requests with that token', async () => {
    const ask = async (authorization?: string) =>
      (await withPages.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;

    expect(await ask()).toBe(404);
    expect(await ask('Bearer another-secret-of-16')).toBe(404);
    expect(await ask('Bearer a-secret-of-monitoring')).toBe(200);
  });

  test('sends HSTS where its public URL is https, and only there', async () => {
    expect((await withPages.app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await get('/api/remind')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('is not ready while its storage is missing, but healthy', async () => {
    rmSync(path.join(folder, 'files'), { recursive: true, force: true });

    expect(await withPages.app.inject('/readyz')).toMatchObject({ statusCode: 503 });
    expect(await withPages.app.inject('/healthz')).toMatchObject({ statusCode: 200 });
  });
});

describe('pages', () => {
  test('a page has a strict content security policy and a nonce of its own', async () => {
    const first = await withPages.app.inject('/stu/index');
    const second = await withPages.app.inject('/stu/index');
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];

    expect(first.body).toContain(`nonce="${nonce}"`);
    expect(second.body).not.toContain(`nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' 'wasm-unsafe-eval'");
    expect(first.headers['cache-control']).toBe('no-store');
  });

  test('a page has the look of the school in its first bytes, and the logo is a picture and nothing else', async () => {
    const plain = await withPages.app.inject('/stu/index');
    expect(plain.body).toMatch(/<html lang="en">.*<style id="school-style" nonce="[^"]+"><\/style><\/head>/);
    expect(await withPages.app.inject('/school-logo.png')).toMatchObject({ statusCode: 404 });

    const png = 'iVBORw0KGgo=';
    const look = { edition: 1, logo: { png, width: 80, height: 20 }, accent: { light: '#1a5499', dark: '#8ecbff' } };
    await school.tx((_tx, { settings }) => settings.save(appearanceSetting, look));
    await expect.poll(async () => (await withPages.app.inject('/login')).body).toContain('--accent:#1a5499');
    const { body } = await withPages.app.inject('/login');
    expect(body).toContain('<html data-logo lang="en">');
    const address = /--logo:url\(([^)]+)\)/.exec(body)?.[1] ?? '';
    const logo = await withPages.app.inject(address);
    expect(logo.rawPayload.toString('base64')).toBe(png);
    expect(logo.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await school.tx((_tx, { settings }) => settings.save(appearanceSetting, null));
    await expect.poll(async () => (await withPages.app.inject('/login')).body).not.toContain('--accent');
  });

  test('pages and calls have the security headers', async () => {
    const answers = [await withPages.app.inject('/'), await get('/api/remind'), await get('/api/no/such/call')];
    for (const answered of answers) {
      expect(answered.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(answered.headers['x-powered-by']).toBeUndefined();
    }
    expect((await get('/api/remind')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a page with a secret in its URL sends no referrer', async () => {
    const withSecret = await withPages.app.inject(`/candidate/guide?token=${'a'.repeat(43)}`);
    const without = await withPages.app.inject('/candidate/guide');
    const letter = await withPages.app.inject('/guardian/report');
    expect(letter.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(without.headers).not.toHaveProperty('x-robots-tag');

    expect(withSecret.headers['referrer-policy']).toBe('no-referrer');
    expect(without.headers['referrer-policy']).toBe('same-origin');
  });

  test('the service worker is revalidated each time and may fetch from the server only', async () => {
    const worker = await withPages.app.inject('/sw.js');

    expect(worker.statusCode).toBe(200);
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    });
  });

  test('assets are immutable, and no file outside their folder is served', async () => {
    const asset = await withPages.app.inject('/assets/app-1a2b.js');

    expect(asset.headers['cache-control']).toContain('immutable');
    expect(await withPages.app.inject('/assets/../../etc/passwd')).not.toMatchObject({
      body: expect.stringContaining('root:'),
    });
    expect(await withPages.app.inject('/assets/gone.js')).toMatchObject({ statusCode: 404 });
    for (const outside of [
      '/assets/..%2findex.html',
      '/assets/%2e%2e%2findex.html',
      '/assets/x/..%2f..%2findex.html',
    ]) {
      const answered = await withPages.app.inject(outside);
      expect([400, 403, 404]).toContain(answered.statusCode);
      expect(answered.body).not.toContain('<html');
    }
    for (const folder of ['/assets/', '/assets/%2e'])
      expect(await withPages.app.inject(folder)).toMatchObject({ statusCode: 404 });
  });

  test.each(['/assets/%ff', '/stu/%c0%af', '/api/%', '/api/quest/%E4%B8'])(
    "%s, which cannot be decoded, gets the usual failure in the reader's language",
    async (url) => {
      const logged = await withPages.app.inject({ url, headers: { 'accept-language': 'zh-CN' } });
      const seen = await withPages.app.inject({ url, headers: { accept: 'text/html,*/*', 'accept-language': 'en' } });

      expect(logged).toMatchObject({ statusCode: 400 });
      expect(logged.json()).toMatchObject({ code: 'request.invalid', message: '请求内容缺失或格式不正确。' });
      expect(logged.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(seen.headers['content-type']).toContain('text/html');
      expect(seen.body).toContain('Something in the request is missing or not as expected.');
      expect(seen.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );
});
