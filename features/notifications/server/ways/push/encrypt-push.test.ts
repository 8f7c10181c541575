import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { areSubscriberKeys, curve, encryptPush } from './encrypt-push.ts';
import { isAtPushService } from './push-services.ts';
import { deriveServerKey } from './server-key.ts';
import { createSubscriber, readAuthorization } from './testing.ts';

test('a message is encrypted as in the example of RFC 8291', () => {
  const keyPair = createECDH(curve);
  keyPair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const subscriber = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), subscriber, { salt, keyPair });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
      '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('one browser reads what is encrypted for it, another one does not', () => {
  const [own, other] = [createSubscriber(), createSubscriber()];
  const body = encryptPush(Buffer.from('《方程》的报告已开放。'), own);
  expect(own.decrypt(body)).toBe('《方程》的报告已开放。');
  expect(() => other.decrypt(body)).toThrow(/authenticate/);
});

test('keys are two of the right lengths, and the public one a point of the curve', () => {
  const { p256dh, auth } = createSubscriber();
  expect(areSubscriberKeys({ p256dh, auth })).toBe(true);
  expect(areSubscriberKeys({ p256dh, auth: auth.slice(1) })).toBe(false);
  const outside = Buffer.from(p256dh, 'base64url').fill(1, 1).toString('base64url');
  expect(areSubscriberKeys({ p256dh: outside, auth })).toBe(false);
});

test('a school has one key, another school another one, and signs for one service and half a day', () => {
  const key = deriveServerKey('secret of a school');
  expect(deriveServerKey('secret of a school').publicKey).toBe(key.publicKey);
  expect(deriveServerKey('secret of another school').publicKey).not.toBe(key.publicKey);
  const now = new Date('2026-03-02T04:00:00.000Z');
  const request = { origin: 'https://fcm.googleapis.com', contact: 'https://school.example', now };
  expect(readAuthorization(key.authorize(request))).toEqual({
    claims: { aud: 'https://fcm.googleapis.com', exp: now.getTime() / 1000 + 43_200, sub: 'https://school.example' },
    publicKey: key.publicKey,
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/.push.apple.com', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['no address', false],
])('%s lies at a push service: %s', (endpoint, expected) => {
  expect(isAtPushService(endpoint)).toBe(expected);
});
