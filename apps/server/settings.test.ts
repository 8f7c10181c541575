import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('nothing set serves on 3000 from the folder ./data, with few words', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: false,
  });
});

test('an empty setting is the same as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', SMTP_URL: '', SCHOOL: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/school'],
  ['SCHOOL', 'big'],
  ['S3_ENDPOINT', 'nowhere'],
  ['SMTP_URL', 'http://mail'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) is named in the message', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`Some settings are wrong:\n {2}${name}: .+`));
});

test('all wrong settings are named at once, and no value of a secret among them', () => {
  const said = (): string => {
    try {
      readSettings({ PORT: 'x', SCHOOL: 'x', DATABASE_URL: 'secret-of-mine' });
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };

  expect(said()).toMatch(/PORT[\s\S]*DATABASE_URL[\s\S]*SCHOOL/);
  expect(said()).not.toContain('secret-of-mine');
});

test('a bucket without its keys says what is missing', () => {
  expect(() => readSettings({ S3_BUCKET: 'school' })).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
});
