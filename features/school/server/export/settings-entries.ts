import { localize, localizedName, type Language, type LocalizedText } from '@inkstone/base';
import type { ArchiveEntry } from '@inkstone/files';
import { backendRoles, roleNames } from '@inkstone/session/contract';
import {
  appearanceMessages,
  exportDocumentMessages,
  mailServerMessages,
  retentionMessages,
  schoolCrmMessages,
  settingsMessages,
  signOnMessages,
  signOnProviderMessages,
} from '../../messages.ts';
import { retentionKinds } from '../../retention.ts';
import { toCsvLines } from '../rights/archive-texts.ts';
import type { ExportedSettings } from './read-exported-settings.ts';

const { pairs: words } = exportDocumentMessages;
const { pairs: school } = settingsMessages;
const { pairs: look } = appearanceMessages;
const { pairs: keeping } = retentionMessages;
const { pairs: signOn } = signOnMessages;
const { pairs: mail } = mailServerMessages;
const { pairs: provider } = signOnProviderMessages;
const { pairs: crm } = schoolCrmMessages;

/** What a page calls a setting, and its value: a text, a number, words in the language, or nothing. */
type Setting = readonly [label: LocalizedText, value: string | number | LocalizedText | null];

interface Section {
  title: LocalizedText;
  settings: readonly Setting[];
}

const toAnswer = (isOn: boolean): LocalizedText => (isOn ? words.yes : words.no);

const securities = { tls: mail.tls, starttls: mail.starttls, none: mail.noEncryption };

/** What connects the school with others; passwords and tokens are not among it. */
const listConnections = ({ mailServer, provider: identity, crm: customers }: ExportedSettings): Section[] => {
  const mailSettings: Setting[] = mailServer
    ? [
        [mail.host, mailServer.host],
        [mail.port, mailServer.port],
        [mail.security, securities[mailServer.security]],
        [mail.username, mailServer.username],
        [mail.from, mailServer.from],
      ]
    : [];
  const providerSettings: Setting[] = identity
    ? [
        [provider.issuer, identity.issuer],
        [provider.clientId, identity.clientId],
        [provider.claim, identity.claim],
        [provider.name, identity.name],
        [provider.nameZh, identity.nameZh],
      ]
    : [];
  const crmSettings: Setting[] = customers
    ? [
        [crm.pageUrl, customers.pageUrl],
        [crm.baseUrl, customers.baseUrl],
      ]
    : [];
  return [
    { title: mail.section, settings: mailSettings },
    { title: provider.section, settings: providerSettings },
    { title: crm.section, settings: crmSettings },
  ];
};

/** A rule as one line: what the provider says, and what it gives. */
const toRuleText = (
  { claim, value, role, classId }: ExportedSettings['signOn']['rules'][number],
  { ruleClasses }: ExportedSettings,
): LocalizedText => {
  const joined = ruleClasses.find(({ id }) => id === classId);
  const inLanguage = (language: Language): string =>
    [
      `${claim} = ${value} → ${roleNames[role][language]}`,
      ...(joined ? [localizedName(language, joined.name, joined.nameZh)] : []),
    ].join(' · ');
  return { en: inLanguage('en'), zh: inLanguage('zh') };
};

/** The files of the school's pictures; null where there is none. */
interface PictureNames {
  logo: string | null;
  service: string | null;
}

const listSections = (settings: ExportedSettings, pictures: PictureNames): Section[] => {
  const { school: row, service, devices, reportDefaults, appearance, retention, signOn: people } = settings;
  return [
    {
      title: school.school,
      settings: [
        [school.name, row.name],
        [school.nameZh, row.nameZh],
        [school.timeZone, row.timeZone],
      ],
    },
    {
      title: school.login,
      settings: [
        [school.notice, row.notice],
        [school.noticeZh, row.noticeZh],
      ],
    },
    {
      title: school.work,
      settings: [
        [school.archiveHours, row.archiveHours],
        [school.graceSeconds, row.graceSeconds],
        [school.reportOfHomework, school[reportDefaults.homework]],
        [school.reportOfTests, school[reportDefaults.test]],
      ],
    },
    { title: school.students, settings: [[school.defeated, toAnswer(settings.showsDefeatedPercent)]] },
    { title: school.devices, settings: backendRoles.map((role) => [roleNames[role], devices[role]]) },
    {
      title: school.service,
      settings: [
        [school.picture, pictures.service],
        [school.noteEn, service?.noteEn ?? null],
        [school.noteZh, service?.noteZh ?? null],
      ],
    },
    {
      title: look.section,
      settings: [
        [look.logo, pictures.logo],
        [look.light, appearance.accent?.light ?? null],
        [look.dark, appearance.accent?.dark ?? null],
      ],
    },
    { title: keeping.title, settings: retentionKinds.map((kind) => [keeping[kind], retention[kind]]) },
    {
      title: signOn.title,
      settings: [
        [signOn.creates, toAnswer(people.createsPeople)],
        [signOn.unstated, toAnswer(people.acceptsUnstatedMail)],
        ...people.rules.map((rule): Setting => [signOn.rules, toRuleText(rule, settings)]),
      ],
    },
    ...listConnections(settings),
  ];
};

const toValueText = (value: Setting[1], language: Language): string => {
  if (value === null) return '';
  return typeof value === 'object' ? localize(value, language) : String(value);
};

/** A picture in the form of a data URL as bytes, with the ending of its kind. */
const parsePicture = (url: string): { ending: string; bytes: Buffer } => {
  const [, kind = '', base64 = ''] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.*)$/.exec(url) ?? [];
  return { ending: kind, bytes: Buffer.from(base64, 'base64') };
};

async function* bytesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The settings of the school as a sheet in the words of their pages, and its pictures. */
export const listSettingsEntries = (settings: ExportedSettings, language: Language): ArchiveEntry[] => {
  const { appearance, service } = settings;
  const logo = appearance.logo && { name: 'settings/logo.png', bytes: Buffer.from(appearance.logo.png, 'base64') };
  const parsed = service && parsePicture(service.picture);
  const picture = parsed && { name: `settings/customer-service.${parsed.ending}`, bytes: parsed.bytes };
  const sections = listSections(settings, { logo: logo && logo.name, service: picture && picture.name });
  const heads = [words.section, words.setting, words.value].map((head) => localize(head, language));
  const lines = sections.flatMap(({ title, settings: rows }) =>
    rows.map(([label, value]) => [localize(title, language), localize(label, language), toValueText(value, language)]),
  );
  return [
    { name: 'settings/settings.csv', open: () => bytesOf(toCsvLines([heads, ...lines], true)) },
    ...[logo, picture].flatMap((entry) =>
      entry ? [{ name: entry.name, isPacked: true, open: () => bytesOf(entry.bytes) }] : [],
    ),
  ];
};
