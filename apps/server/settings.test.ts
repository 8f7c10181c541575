import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { openIdentityFor } from './sso-settings.ts';

test('without settings the server uses port 3000, the folder ./data and a terse log', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: false,
  });
});

test('an empty setting equals a missing one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', SCHOOL: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'eighty', 'a whole number from 0 to 65535, such as 3000.'],
  ['PORT', '70000', 'a whole number from 0 to 65535, such as 3000.'],
  [
    'DATABASE_URL',
    'mysql://localhost/school',
    'the address of a PostgreSQL, such as postgresql://user:password@host/database.',
  ],
  ['SCHOOL', 'big', 'sample or empty.'],
  ['PUBLIC_URL', 'school.example', 'the address that browsers use, such as https://school.example.'],
  ['S3_BUCKET', 'a', 'the name of a bucket, at least 3 characters.'],
  ['S3_ENDPOINT', 'nowhere', 'the address of the S3 service, such as https://s3.example.'],
  ['SMTP_URL', 'http://mail', 'the address of a mail server, such as smtp://user:password@host:587.'],
  [
    'CRM_URL',
    'https://crm.example',
    "the address of a customer's page with {number} in it, such as https://crm.example/customers/{number}.",
  ],
  [
    'CRM_API_URL',
    'http://crm.example',
    'the base address of the CRM’s interface by https, such as https://crm.example/inkstone.',
  ],
  ['CRM_API_TOKEN', 'a b c d e f', 'a secret of at least 8 characters without spaces.'],
  ['CRM_API_TOKEN', 'long-enough', 'means nothing without CRM_API_URL.'],
  ['CRM_API_URL', 'https://crm.example', 'needs CRM_API_TOKEN as well.'],
  ['METRICS_TOKEN', 'short', 'a secret of at least 16 characters without spaces.'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent.'],
  ...['yes', '10', '-1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1, proxy.example', '2001:db8::/129'].map(
    (value): [string, string, string] => [
      'TRUST_PROXY',
      value,
      '1 behind a proxy that sets X-Forwarded-For, a number of proxies in a row, or their addresses, such as 10.0.0.0/8, 192.0.2.7; else 0.',
    ],
  ),
  [
    'SSO_ISSUER',
    'http://id.example',
    'the address of an OpenID provider by https, such as https://id.example/realms/school.',
  ],
  [
    'SSO_ISSUER',
    'http://localhost.evil.example',
    'the address of an OpenID provider by https, such as https://id.example/realms/school.',
  ],
  ['SSO_PASSWORD_URL', 'javascript:alert(1)', 'the address of a page by https, such as https://id.example/account.'],
  ['SSO_CLAIM', 'the mail', 'the name of a claim, such as preferred_username or email.'],
  ['SSO_CLIENT_ID', 'inkstone', 'means nothing without SSO_ISSUER.'],
])('a wrong %s (%s) is reported with what is right', (name, value, words) => {
  expect(() => readSettings({ [name]: value })).toThrow(new Error(`Some settings are wrong:\n  ${name}: ${words}`));
});

test.each([
  ['1', 1],
  ['true', 1],
  ['2', 2],
  ['0', false],
  ['false', false],
  ['', false],
  [undefined, false],
  ['10.0.0.0/8, 192.0.2.7,2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
])('TRUST_PROXY=%s trusts %s', (raw, trusted) => {
  expect(readSettings({ TRUST_PROXY: raw }).TRUST_PROXY).toEqual(trusted);
});

test('all wrong settings are named at once, without the value of any secret', () => {
  const message = (): string => {
    try {
      readSettings({ PORT: 'x', SCHOOL: 'x', DATABASE_URL: 'secret-of-mine' });
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };

  expect(message()).toMatch(/PORT[\s\S]*DATABASE_URL[\s\S]*SCHOOL/);
  expect(message()).not.toContain('secret-of-mine');
});

test('a bucket without its keys reports what is missing', () => {
  expect(() => readSettings({ S3_BUCKET: 'school' })).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
});

const sso = { SSO_ISSUER: 'https://id.example', SSO_CLIENT_ID: 'inkstone', PUBLIC_URL: 'https://school.example' };

test('an identity provider reports which other settings it needs', () => {
  expect(() => readSettings({ ...sso, PUBLIC_URL: '' })).toThrow('SSO_ISSUER: needs PUBLIC_URL as well');
  expect(() => readSettings({ ...sso, SSO_CLIENT_ID: '' })).toThrow('SSO_ISSUER: needs SSO_CLIENT_ID as well.');
  expect(() => readSettings({ ...sso, PUBLIC_URL: 'http://school.example' })).toThrow(
    'PUBLIC_URL: has to begin with https',
  );
  const here = { ...sso, SSO_ISSUER: 'http://localhost:8080/realms/school', PUBLIC_URL: 'http://localhost:3000' };
  expect(readSettings(here)).toMatchObject(here);
});

test('the configured identity provider has a name in both languages, and there is none without settings', async () => {
  const around = { now: () => new Date(), warn: () => undefined };
  const settingNames = async (message: Record<string, string>) => {
    const identity = await openIdentityFor(readSettings(message), around);
    return identity && [identity.settings.name, identity.settings.nameZh, identity.isSecure];
  };
  expect(await settingNames({})).toBeNull();
  expect(await settingNames(sso)).toEqual(['the school account', '学校统一账号', true]);
  expect(await settingNames({ ...sso, SSO_NAME: 'Campus ID' })).toEqual(['Campus ID', 'Campus ID', true]);
  expect(await settingNames({ ...sso, SSO_NAME: 'Campus ID', SSO_NAME_ZH: '校园账号' })).toEqual([
    'Campus ID',
    '校园账号',
    true,
  ]);
});
