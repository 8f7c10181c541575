// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { freshDevice } from '@inkstone/device/testing';
import { installBrowserStubs, renderUi } from '@inkstone/ui/testing';
import { buildPhoneCameraLink } from '../../addresses.ts';
import { devicePhotos } from './device-photos.ts';
import { Screen } from './phone-camera.screen.tsx';

const script = readFileSync(path.resolve(import.meta.dirname, '../../../../apps/web/public/scheme.js'), 'utf8');
const token = 'a'.repeat(43);
const caller = { token: () => null, language: () => 'en' as const, onSignedOut: () => undefined };
const camera = { success: 1, expiresAt: '2026-03-02T08:10:00.000Z', pageCount: 0, isFull: false };

// The device's database stays open through this file: each test has an answer of its own.
let place: string;
let reply: { status: number; body: object };
const asked: string[] = [];

beforeEach(() => {
  installBrowserStubs();
  freshDevice();
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  place = crypto.randomUUID();
  reply = { status: 200, body: { ...camera, place } };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push(`${url} ${body}`);
    return Response.json(reply.body, { status: reply.status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openPage = (language: 'en' | 'zh' = 'en', link = buildPhoneCameraLink(token)) => {
  history.replaceState(null, '', link);
  runInThisContext(script);
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language },
  );
};

test('the camera page takes the secret out of the address, and proves the phone by a key that it keeps', async () => {
  openPage();
  expect(await screen.findByText(/Photograph your pages/)).toBeTruthy();
  expect(location.hash).toBe('');
  const key = localStorage.getItem('inkstone.cameraKey') ?? '';
  expect(key).toHaveLength(64);
  expect(asked[0]).toContain(`"token":"${token}"`);
  expect(asked[0]).toContain(`"phoneKey":"${key}"`);
});

test('without a code the page says where there is one, and asks nothing', async () => {
  openPage('zh', '/camera');
  expect(await screen.findByText('请先扫码')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('an answer that is full takes no photo, and says so', async () => {
  reply = { status: 200, body: { ...camera, place, isFull: true } };
  openPage();
  expect(await screen.findByText(/as many pages as it may have/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take a photo' })).toHaveProperty('disabled', true);
});

test('a code that is over is told in the words of the server, and no photo can be taken', async () => {
  const message = 'The time for this answer is over. Nothing is sent from here any more.';
  reply = { status: 409, body: { success: 0, code: 'camera.ended', reason: 'camera.ended', message } };
  openPage();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
});

const otherLink = buildPhoneCameraLink('b'.repeat(43));
const endWords = 'The time for this answer is over.';
const over = { status: 409, body: { success: 0, code: 'camera.ended', reason: 'camera.ended', message: endWords } };

const takePhoto = async () => {
  await screen.findByText(/Photograph your pages/);
  const input = screen.getByLabelText('Choose photos', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.jpg', { type: 'image/jpeg' })] } });
  await screen.findByRole('button', { name: 'Send one page' });
};

test('after the end of a code the phone lists what it has of that answer, and nothing of the student before', async () => {
  freshDevice({ keepsBlobs: true });
  openPage();
  await takePhoto();
  cleanup();
  reply = { status: 200, body: { ...camera, place: crypto.randomUUID() } };
  openPage('en', otherLink);
  await takePhoto();
  cleanup();
  reply = over;
  openPage('en', otherLink);
  expect(await screen.findByText(/^One photo was not sent/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Save the photo/ })).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('b'.repeat(43));
});

test('a code that has never opened on this phone lists no photo, whoever has left one', async () => {
  freshDevice({ keepsBlobs: true });
  openPage();
  await takePhoto();
  cleanup();
  reply = over;
  openPage('en', otherLink);
  await screen.findByText(endWords);
  // Comes after whatever the page reads from the device.
  const left = await act(() => devicePhotos.list(place, 0));
  expect(left).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Save the photo/ })).toBeNull();
});

test('a photo that was taken is listed to be prepared, and nothing is sent before that is wanted', async () => {
  openPage();
  await screen.findByText(/Photograph your pages/);
  const input = screen.getByLabelText('Choose photos', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.jpg', { type: 'image/jpeg' })] } });
  expect(await screen.findByRole('button', { name: 'Send one page' })).toBeTruthy();
  expect(asked.filter((request) => request.includes('frontend/phone/page'))).toEqual([]);
});
