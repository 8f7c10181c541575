import { isIP } from 'node:net';
import * as z from 'zod';
import type { TrustedProxy } from './kernel/trust-proxy.ts';
import { safeAddress, ssoFaults, ssoFields } from './sso-settings.ts';

const blank = (raw: unknown) => (raw === '' ? undefined : raw);
const optional = (inner: z.ZodType<string>) => z.preprocess(blank, inner.optional());
const hints = {
  PORT: 'a whole number from 0 to 65535, such as 3000.',
  DATABASE_URL: 'the address of a PostgreSQL, such as postgresql://user:password@host/database.',
  SCHOOL: 'sample or empty.',
  PUBLIC_URL: 'the address that browsers use, such as https://school.example.',
  S3_BUCKET: 'the name of a bucket, at least 3 characters.',
  S3_ENDPOINT: 'the address of the S3 service, such as https://s3.example.',
  SMTP_URL: 'the address of a mail server, such as smtp://user:password@host:587.',
  ALLOW_PRIVATE_ADDRESSES: '1 or 0.',
  CRM_URL: "the address of a customer's page with {number} in it, such as https://crm.example/customers/{number}.",
  CRM_API_URL: 'the base address of the CRM’s interface by https, such as https://crm.example/inkstone.',
  CRM_API_TOKEN: 'a secret of at least 8 characters without spaces.',
  METRICS_TOKEN: 'a secret of at least 16 characters without spaces.',
  LOG_LEVEL: 'debug, info, warn, error or silent.',
  TRUST_PROXY:
    '1 behind a proxy that sets X-Forwarded-For, a number of proxies in a row, or their addresses, such as 10.0.0.0/8, 192.0.2.7; else 0.',
} as const;

const web = /^https?$/;
const port = z
  .string()
  .regex(/^\d{1,5}$/, hints.PORT)
  .transform(Number)
  .pipe(z.int().max(65_535, hints.PORT));

/** An IP address, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** False for 0 or false, a number of proxies (true is one), or a list of addresses. */
const trustProxy = z.preprocess(
  (raw) => blank(raw) ?? '0',
  z.string().transform((text, context): TrustedProxy => {
    if (text === 'true') return 1;
    if (text === 'false' || text === '0') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const list = text.split(',').map((part) => part.trim());
    if (!list.every(isNetwork)) context.addIssue(hints.TRUST_PROXY);
    return list;
  }),
);
const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Days for which something is kept; 0 keeps it without end. */
const retentionDays = z.preprocess(
  blank,
  z
    .string()
    .regex(/^(0|\d{2,4})$/, 'a number of days from 10 to 9999, or 0 to keep it without end.')
    .transform(Number)
    .optional(),
);

/** All settings of the server, read from the environment; README.md documents them. */
const Settings = z.object({
  PORT: z.preprocess((raw) => blank(raw) ?? '3000', port),
  HOST: z.preprocess(blank, z.string().default('0.0.0.0')),
  DATA_DIR: z.preprocess(blank, z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: hints.DATABASE_URL })),
  SCHOOL: z.preprocess(blank, z.enum(['sample', 'empty'], hints.SCHOOL).optional()),
  PUBLIC_URL: optional(z.url({ protocol: web, error: hints.PUBLIC_URL })),
  S3_BUCKET: optional(z.string().min(3, hints.S3_BUCKET)),
  S3_REGION: z.preprocess(blank, z.string().default('us-east-1')),
  S3_ENDPOINT: optional(z.url({ protocol: web, error: hints.S3_ENDPOINT })),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: hints.SMTP_URL })),
  MAIL_FROM: z.preprocess(blank, z.string().default('Inkstone <no-reply@localhost>')),
  CRM_URL: optional(z.string().regex(/^https?:\/\/\S*\{number\}\S*$/, hints.CRM_URL)),
  CRM_API_URL: safeAddress(hints.CRM_API_URL),
  CRM_API_TOKEN: optional(z.string().regex(/^[\x21-\x7e]{8,4096}$/, hints.CRM_API_TOKEN)),
  ALLOW_PRIVATE_ADDRESSES: z.preprocess(blank, z.enum(['0', '1'], hints.ALLOW_PRIVATE_ADDRESSES).default('0')),
  RETENTION_ACTIVITY_DAYS: retentionDays,
  RETENTION_JOURNALS_DAYS: retentionDays,
  RETENTION_RECORDINGS_DAYS: retentionDays,
  RETENTION_SIGN_INS_DAYS: retentionDays,
  METRICS_TOKEN: optional(z.string().regex(/^\S{16,200}$/, hints.METRICS_TOKEN)),
  LOG_LEVEL: z.preprocess(blank, z.enum(levels, hints.LOG_LEVEL).default('warn')),
  TRUST_PROXY: trustProxy,
  ...ssoFields,
});

/** The validated settings. */
export type Settings = z.infer<typeof Settings>;

const s3Faults = ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): string[] =>
  S3_BUCKET && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    ? ['S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.']
    : [];

const crmFaults = ({ CRM_API_URL, CRM_API_TOKEN }: Settings): string[] => {
  if (CRM_API_URL && !CRM_API_TOKEN) return ['CRM_API_URL: needs CRM_API_TOKEN as well.'];
  return CRM_API_TOKEN && !CRM_API_URL ? ['CRM_API_TOKEN: means nothing without CRM_API_URL.'] : [];
};

/** The interface of the school's CRM; undefined where it has none. */
export const toCrmApi = ({ CRM_API_URL, CRM_API_TOKEN }: Settings) =>
  CRM_API_URL && CRM_API_TOKEN ? { baseUrl: CRM_API_URL, token: CRM_API_TOKEN } : undefined;

/** Days by kind for which something is kept, as the environment fixes them. */
export const toRetentionDays = (settings: Settings): Readonly<Record<string, number>> => {
  const fixed = {
    activity: settings.RETENTION_ACTIVITY_DAYS,
    journals: settings.RETENTION_JOURNALS_DAYS,
    recordings: settings.RETENTION_RECORDINGS_DAYS,
    signIns: settings.RETENTION_SIGN_INS_DAYS,
  };
  return Object.fromEntries(
    Object.entries(fixed).flatMap(([kind, days]) => (days === undefined ? [] : [[kind, days]])),
  );
};

const refuse = (lines: readonly string[]): never => {
  throw new Error(`Some settings are wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** Reads and validates the settings; throws one error that names every wrong one. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const result = Settings.safeParse(environment);
  if (!result.success) return refuse(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const settings = result.data;
  const faults = [...s3Faults(settings), ...crmFaults(settings), ...ssoFaults(settings)];
  return faults.length > 0 ? refuse(faults) : settings;
};
