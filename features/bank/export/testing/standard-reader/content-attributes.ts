import type { Report } from './findings.ts';
import { xmlNamespace, type XmlElement } from './xml.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt'],
  object: ['data', 'type'],
  source: ['src'],
  track: ['src'],
  'qti-rubric-block': ['use', 'view'],
  'qti-feedback-block': ['outcome-identifier', 'identifier'],
  'qti-feedback-inline': ['outcome-identifier', 'identifier'],
  'qti-hottext': ['identifier'],
  'qti-gap': ['identifier'],
  'qti-printed-variable': ['identifier'],
};

const htmlAttributes = words(
  'id class lang label dir title role src alt href type width height data controls autoplay loop muted poster preload ' +
    'kind srclang default colspan rowspan scope headers abbr span cite longdesc start value reversed open media ' +
    'crossorigin name for align valign border cellpadding cellspacing summary srcset sizes datetime hidden tabindex',
);

/** XML binding, the words that an attribute may have, each of a list; use may also have an extension "ext:…". */
const attributeWords: Readonly<Record<string, ReadonlySet<string>>> = {
  view: words('author candidate proctor scorer testConstructor tutor'),
  use: words('instructions navigation scoring sharedstimulus'),
  'show-hide': words('show hide'),
  orientation: words('horizontal vertical'),
  dir: words('ltr rtl auto'),
};
const booleans = new Set(['shuffle', 'fixed', 'autostart', 'reverse', 'step-label']);

function checkWords(element: XmlElement, report: Report): void {
  for (const [name, value] of element.attributes) {
    const allowed = booleans.has(name) ? words('true false 1 0') : attributeWords[name];
    const isForeign = (word: string) => !allowed?.has(word) && !(name === 'use' && word.startsWith('ext:'));
    if (allowed !== undefined && value.split(/\s+/u).some(isForeign))
      report('XML binding', `${name} of <${element.name}> may not be "${value}"`, element);
  }
}

/** Reports attributes that an element lacks, may not have or that have a value that they may not have. */
export function checkAttributes(element: XmlElement, report: Report): void {
  for (const name of requiredAttributes[element.name] ?? [])
    if (!element.attributes.has(name)) report('XML binding', `<${element.name}> lacks the attribute ${name}`, element);
  checkWords(element, report);
  if (element.name.startsWith('qti-')) return;
  for (const name of element.attributes.keys())
    if (!htmlAttributes.has(name) && !/^(?:data|aria)-/u.test(name))
      report('XML binding', `<${element.name}> has no attribute ${name}`, element);
  for (const name of element.qualified.keys())
    if (!name.startsWith(`${xmlNamespace} `))
      report('XML binding', `<${element.name}> has an attribute of ${name}`, element);
}
