import { expect, test } from 'vitest';
import { drawTextXlsx } from '@inkstone/files/table';
import { packZip } from '@inkstone/files';
import { readRoster } from './read-roster.ts';

const pack = (files: Readonly<Record<string, readonly string[]>>): Promise<Buffer> =>
  packZip(Object.entries(files).map(([name, lines]) => ({ name, bytes: Buffer.from(lines.join('\r\n')) })));

const read = async (files: Readonly<Record<string, readonly string[]>>) => readRoster(await pack(files), '2026-11-27');

const classes = [
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds',
  'c1,,,"Reading, level 2",,k1,R2,scheduled,,s1,t1',
  'c2,,,English,,k1,EN-A,scheduled,,s1,t1',
  'c3,,,English,,k1,EN-B,scheduled,,s1,t1',
  'c4,tobedeleted,2026-09-01T00:00:00Z,Gone,,k1,G,scheduled,,s1,t1',
];
const enrollments = [
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
  'e1,,,c1,s1,u1,student,,,',
  'e2,,,c2,s1,u1,student,,2026-09-01,2026-11-26',
  'e3,,,c1,s1,u2,teacher,true,,',
  'e4,,,c3,s1,u2,teacher,false,,2026-11-27',
  'e5,,,c4,s1,u1,student,,,',
];

test('a package of version 1.1 gives people with their roles and present classes', async () => {
  const people = await read({
    'manifest.csv': ['propertyName,value', 'manifest.version,1.0', 'oneroster.version,1.1'],
    'users.csv': [
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email',
      'u1,,,true,s1,student,wenlan,,岚,文,,0042,wenlan@x.example',
      'u2,,,TRUE,s1,teacher,qiao,,Mei,Qiao,,,',
      'u3,,,false,s1,administrator,office,,An,Office,,,',
      'u4,,,true,s1,parent,home,,Pa,Wen,,,',
      'u5,tobedeleted,,true,s1,student,gone,,Go,Ne,,,',
    ],
    'classes.csv': classes,
    'enrollments.csv': enrollments,
  });
  expect(people).toEqual([
    {
      number: 2,
      values: {
        ...{ externalId: 'u1', number: '0042', username: 'wenlan', givenName: '岚', familyName: '文' },
        ...{ mail: 'wenlan@x.example', roles: 'student' },
      },
      classes: [{ name: 'Reading, level 2', externalId: 'c1', part: 'student' }],
      isDisabled: false,
    },
    {
      number: 3,
      values: { externalId: 'u2', username: 'qiao', givenName: 'Mei', familyName: 'Qiao', roles: 'teacher' },
      classes: [
        { name: 'Reading, level 2', externalId: 'c1', part: 'teacher', isPrimary: true },
        { name: 'English (EN-B)', externalId: 'c3', part: 'teacher' },
      ],
      isDisabled: false,
    },
    expect.objectContaining({ values: expect.objectContaining({ roles: 'staff' }) as object, isDisabled: true }),
    expect.objectContaining({ values: expect.objectContaining({ roles: 'guardian' }) as object, classes: [] }),
  ]);
});

test('a package of version 1.2 has the roles in a file of their own, and preferred names', async () => {
  const people = await read({
    'export/users.csv': [
      'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,preferredGivenName',
      'u1,,,true,wenlan,,Lan,Wen,Lanlan',
      'u2,,,true,qiao,,Mei,Qiao,',
    ],
    'export/roles.csv': [
      'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId',
      'r1,,,u1,primary,student,,,s1',
      'r2,,,u2,primary,counselor,,,s1',
      'r3,,,u2,secondary,teacher,,,s1',
      'r4,,,u2,secondary,principal,,2025-06-30,s1',
    ],
  });
  expect(people?.map(({ values: { givenName, roles } }) => [givenName, roles])).toEqual([
    ['Lanlan', 'student'],
    ['Mei', 'guide, teacher'],
  ]);
});

test('a workbook is no package, and a file without ids is refused', async () => {
  expect(await readRoster(await drawTextXlsx('People', [['Name']]), '2026-11-27')).toBeNull();
  await expect(read({ 'users.csv': ['username,givenName', 'a,b'] })).rejects.toMatchObject({ code: 'sheet.oneRoster' });
  await expect(read({ 'users.csv': ['sourcedId,username'] })).rejects.toMatchObject({ code: 'sheet.empty' });
});
