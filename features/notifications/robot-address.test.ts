import { expect, test } from 'vitest';
import { guessRobotKind, maskRobotAddress, parseRobotAddress } from './robot-address.ts';

const key = '693a91f6-7xxx-4bc4';

test.each([
  [`https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`, 'wecom'],
  [` https://oapi.dingtalk.com/robot/send?access_token=${key} `, 'dingtalk'],
  [`https://open.feishu.cn/open-apis/bot/v2/hook/${key}`, 'feishu'],
])('%s is an address of %s', (text, kind) => {
  expect(parseRobotAddress(text)).toEqual({ kind, url: text.trim() });
  expect(maskRobotAddress(text.trim())).not.toContain(key);
});

test.each([
  `http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
  `https://qyapi.weixin.qq.com:8443/cgi-bin/webhook/send?key=${key}`,
  `https://me:you@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
  `https://qyapi.weixin.qq.com.evil.example/cgi-bin/webhook/send?key=${key}`,
  `https://qyapi.weixin.qq.com./cgi-bin/webhook/send?key=${key}`,
  `https://evil.example\\@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
  `https://evil.example#@qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
  'https://qyapi.weixin.qq.com/cgi-bin/webhook/send',
  `https://qyapi.weixin.qq.com/cgi-bin/user/delete?key=${key}`,
  `https://open.feishu.cn/open-apis/bot/v2/hook/../../${key}`,
  'https://127.0.0.1/robot/send?access_token=12345678',
  'not an address',
  '',
])('%s is refused', (text) => {
  expect(parseRobotAddress(text)).toBeNull();
});

test('what else stands in an address is dropped', () => {
  expect(parseRobotAddress(`https://oapi.dingtalk.com/robot/send?access_token=${key}&sign=x#top`)?.url).toBe(
    `https://oapi.dingtalk.com/robot/send?access_token=${key}`,
  );
});

test('the kind is guessed by the host while an address is typed', () => {
  expect(guessRobotKind('https://open.feishu.cn/open')).toBe('feishu');
  expect(guessRobotKind('https://open.feishu')).toBeNull();
});
