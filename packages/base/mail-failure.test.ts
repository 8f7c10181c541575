import { expect, test } from 'vitest';
import { describeMailFailure } from './mail-failure.ts';

test.each([
  ['EENVELOPE 550', 'there is no such mailbox (550)', '该邮箱不存在（550）'],
  ['552', 'the mailbox is full (552)', '该邮箱已满（552）'],
  ['452', 'the mailbox is full (452)', '该邮箱已满（452）'],
  ['policy EMESSAGE 550', 'its server took the mail for unwanted (550)', '被对方服务器当作垃圾邮件拒收（550）'],
  ['EMESSAGE 554', 'its server took the mail for unwanted (554)', '被对方服务器当作垃圾邮件拒收（554）'],
  ['EENVELOPE 421', 'its server takes nothing at the moment (421)', '对方服务器暂时不接收邮件（421）'],
  ['EAUTH 535', "the mail server did not accept the school's sign-in", '邮件服务器不接受学校的登录信息'],
  ['ETIMEDOUT', 'the mail server could not be reached', '无法连接邮件服务器'],
  ['EMESSAGE 571', 'its server refused it (571)', '邮件服务器拒收（571）'],
  ['unknown', 'its server did not take it', '对方服务器未接收'],
])('%s is said in words of both languages', (failure, english, chinese) => {
  expect([describeMailFailure(failure, 'en'), describeMailFailure(failure, 'zh')]).toEqual([english, chinese]);
});
