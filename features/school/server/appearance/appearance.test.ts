import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser, newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getAppearance, listSchoolRecords, saveAppearance } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;

beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
});
afterAll(() => school.close());

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one colour, with a text in it. */
const aLogo = (width: number, height: number): string => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('Comment\0<script>')),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + width * 4) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

const accent = { light: '#1a5499', dark: '#8ecbff' };
const save = async (changes: { logo?: string | null; accent?: typeof accent | null }) => {
  const { edition, ...before } = await head.ask(getAppearance, {});
  const { logo, accent: color } = { ...before, ...changes };
  return head.send(saveAppearance, { ...newRequestId(), edition, logo, accent: color });
};

test('logo and colour are in force in every process at once, and stand in the record without the picture', async () => {
  const second = await school.openProcess();
  try {
    const elsewhere = createBrowser(second.app, { authorization: `Bearer ${head.token}` });
    expect(await elsewhere.ask(getAppearance, {})).toMatchObject({ edition: 0, logo: null, accent: null });
    const { pageStyle } = await save({ logo: aLogo(200, 50), accent });
    expect(pageStyle).toContain('--accent:#1a5499');
    expect(pageStyle).toContain("[data-mantine-color-scheme='dark']{--accent:#8ecbff");
    expect(pageStyle).toMatch(/--logo:url\(\/school-logo\.png\?v=[\da-f]{16}\);--logo-width:8\.00rem/);
    await expect.poll(async () => (await elsewhere.ask(getAppearance, {})).accent).toEqual(accent);
    const { list } = await head.ask(listSchoolRecords, { action: 'school.appearance' });
    expect(list[0]?.changes.map(({ field }) => field)).toEqual(['logo', 'accentLight', 'accentDark']);
    expect(JSON.stringify(list).length).toBeLessThan(2000);
    await save({ logo: null, accent: null });
    await expect.poll(async () => (await elsewhere.ask(getAppearance, {})).logo).toBeNull();
  } finally {
    await second.stop();
  }
});

test('a logo is kept as its pixels alone, and what is none is refused', async () => {
  await save({ logo: aLogo(40, 40) });
  const { logo, edition } = await head.ask(getAppearance, {});
  expect(Buffer.from(logo?.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain('script');
  const put = (address: string) => ({ ...newRequestId(), edition, logo: address, accent: null });
  const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
  expect(await head.refused(saveAppearance, put(`data:image/png;base64,${page}`))).toBe('appearance.logoUnreadable');
  expect(await head.refused(saveAppearance, put(aLogo(641, 1)))).toBe('appearance.logoUnreadable');
  for (const wrong of ['data:image/svg+xml;base64,PHN2Zy8+', 'https://elsewhere.example/logo.png'])
    expect((await head.failed(saveAppearance, put(wrong))).kind).toBe('invalid');
});

test('a colour that cannot be read in its scheme is refused with the nearest that can', async () => {
  const { edition, logo } = await head.ask(getAppearance, {});
  const put = (color: typeof accent) => ({ ...newRequestId(), edition, logo, accent: color });
  const failure = await head.failed(saveAppearance, put({ light: '#8ecbff', dark: '#1a5499' }));
  expect(failure).toMatchObject({ kind: 'refused', code: 'appearance.contrast' });
  const [light = '', dark = ''] = failure.message.match(/#[\da-f]{6}/g) ?? [];
  await head.send(saveAppearance, put({ light, dark }));
  expect((await head.ask(getAppearance, {})).accent).toEqual({ light, dark });
});

test('of two administrators the second one is told, and who administers people alone changes nothing', async () => {
  const { edition } = await head.ask(getAppearance, {});
  await save({ accent });
  const late = { ...newRequestId(), edition, logo: null, accent: null };
  expect(await head.refused(saveAppearance, late)).toBe('settings.changedMeanwhile');
  const person = await school.person({ role: 'staff', permissions: permissionPresets.office });
  expect(await (await school.signIn(person)).failed(getAppearance, {})).toMatchObject({ kind: 'forbidden' });
});
