import { expect, test } from 'vitest';
import { openTarget, sealTarget } from './sealed-target.ts';

const target = { classId: 3, address: 'https://open.feishu.cn/open-apis/bot/v2/hook/ca4a9c2b', secret: 'SEC 密钥' };
const { address, secret } = target;

test('address and secret open with the secret of the school, and with no other', () => {
  const sealed = sealTarget('the school', target);
  expect(openTarget('the school', sealed)).toEqual({ address, secret });
  expect(JSON.stringify(sealed)).not.toMatch(/feishu|SEC/);
  expect(openTarget('another school', sealed)).toBeNull();
  expect(sealTarget('the school', target).address).not.toBe(sealed.address);
});

test('a robot without a secret stays one', () => {
  const sealed = sealTarget('the school', { ...target, secret: null });
  expect(openTarget('the school', sealed)).toEqual({ address, secret: null });
});

test('what an earlier version stored as text is read as it is', () => {
  expect(openTarget('the school', target)).toEqual({ address, secret });
});

test('what was sealed for another class or column, was changed or was cut does not open', () => {
  const sealed = sealTarget('the school', target);
  expect(openTarget('the school', { ...sealed, classId: 4 })).toBeNull();
  expect(openTarget('the school', { ...sealed, address: sealed.secret ?? '' })).toBeNull();
  const tail = sealed.address.endsWith('AAAA') ? 'BBBB' : 'AAAA';
  expect(openTarget('the school', { ...sealed, address: `${sealed.address.slice(0, -4)}${tail}` })).toBeNull();
  expect(openTarget('the school', { ...sealed, address: 'sealed:1:' })).toBeNull();
});
