import { defineMessages, localize, type Language } from './message-set.ts';

const mailFailureMessages = defineMessages('base.mailFailure', {
  unknown: { en: 'there is no such mailbox ({code})', zh: '该邮箱不存在（{code}）' },
  moved: { en: 'the mailbox has moved ({code})', zh: '该邮箱已迁移（{code}）' },
  full: { en: 'the mailbox is full ({code})', zh: '该邮箱已满（{code}）' },
  misspelt: { en: 'its server does not know the address ({code})', zh: '邮件服务器无法识别该地址（{code}）' },
  policy: { en: 'its server took the mail for unwanted ({code})', zh: '被对方服务器当作垃圾邮件拒收（{code}）' },
  busy: { en: 'its server takes nothing at the moment ({code})', zh: '对方服务器暂时不接收邮件（{code}）' },
  signIn: { en: "the mail server did not accept the school's sign-in", zh: '邮件服务器不接受学校的登录信息' },
  unreachable: { en: 'the mail server could not be reached', zh: '无法连接邮件服务器' },
  refused: { en: 'its server refused it ({code})', zh: '邮件服务器拒收（{code}）' },
  other: { en: 'its server did not take it', zh: '对方服务器未接收' },
});

type MailFailureReason = keyof typeof mailFailureMessages.pairs;

const reasonsByCode: Readonly<Record<string, MailFailureReason>> = {
  511: 'unknown',
  550: 'unknown',
  551: 'moved',
  552: 'full',
  452: 'full',
  422: 'full',
  553: 'misspelt',
  554: 'policy',
};

const unreachableCodes: ReadonlySet<string> = new Set(
  'ECONNECTION ETIMEDOUT ESOCKET EDNS ENOTFOUND ECONNREFUSED ECONNRESET EHOSTUNREACH'.split(' '),
);

const findReason = (words: readonly string[], code: string | undefined): MailFailureReason => {
  if (words.includes('EAUTH')) return 'signIn';
  if (code === undefined) return words.some((word) => unreachableCodes.has(word)) ? 'unreachable' : 'other';
  if (words.includes('policy')) return 'policy';
  return reasonsByCode[code] ?? (code.startsWith('4') ? 'busy' : 'refused');
};

/**
 * Says why a mail was not delivered, as a part of a sentence with the server's code in brackets. The failure has the code
 * of SMTP (550) and before it words of the transport (ETIMEDOUT), or `policy` where the server judges this mail alone.
 */
export const describeMailFailure = (failure: string, language: Language): string => {
  const words = failure.split(' ');
  const code = words.findLast((word) => /^[245]\d\d$/.test(word));
  return localize(mailFailureMessages.pairs[findReason(words, code)], language, { code: code ?? '' });
};
