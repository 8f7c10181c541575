/** The services whose group robots a class may have. */
export const robotKindNames = ['wecom', 'dingtalk', 'feishu'] as const;
export type RobotKindName = (typeof robotKindNames)[number];

/** Where the addresses of a service's robots lead; nothing is ever sent to another host. */
interface RobotAddressRules {
  host: string;
  /** Everything up to the token; other parameters may stand before and after it. */
  beforeToken: string;
  pattern: RegExp;
}

const rulesByKind: Readonly<Record<RobotKindName, RobotAddressRules>> = {
  wecom: {
    host: 'qyapi.weixin.qq.com',
    beforeToken: '/cgi-bin/webhook/send?key=',
    pattern: /^\/cgi-bin\/webhook\/send\?(?:[\w%=.-]*&)*key=([\w-]{8,128})(?:[&#].*)?$/,
  },
  dingtalk: {
    host: 'oapi.dingtalk.com',
    beforeToken: '/robot/send?access_token=',
    pattern: /^\/robot\/send\?(?:[\w%=.-]*&)*access_token=([\w-]{8,128})(?:[&#].*)?$/,
  },
  feishu: {
    host: 'open.feishu.cn',
    beforeToken: '/open-apis/bot/v2/hook/',
    pattern: /^\/open-apis\/bot\/v2\/hook\/([\w-]{8,128})(?:[?#].*)?$/,
  },
};

/** A robot's address as it is stored. */
export interface RobotAddress {
  kind: RobotKindName;
  url: string;
}

/** The host of an address by https, without a port and a user, and what follows it. */
const splitAddress = (text: string): { host: string; rest: string } | null => {
  const [, host, rest = ''] = /^https:\/\/([a-z.]+)(\/.*)?$/.exec(text.trim()) ?? [];
  return host === undefined ? null : { host, rest };
};

/** The kind of an address by its host alone, while it is typed. */
export const guessRobotKind = (text: string): RobotKindName | null => {
  const host = splitAddress(text)?.host;
  return robotKindNames.find((kind) => rulesByKind[kind].host === host) ?? null;
};

/** The address of a known service's robot, rebuilt from its parts; null for any other text. */
export const parseRobotAddress = (text: string): RobotAddress | null => {
  const kind = guessRobotKind(text);
  if (!kind) return null;
  const { host, beforeToken, pattern } = rulesByKind[kind];
  const token = pattern.exec(splitAddress(text)?.rest ?? '')?.[1];
  return token === undefined ? null : { kind, url: `https://${host}${beforeToken}${token}` };
};

/** What is shown of a stored address: it holds a token, of which the last four signs tell it from others. */
export const maskRobotAddress = (url: string): string => `${splitAddress(url)?.host ?? ''}/…${url.slice(-4)}`;
