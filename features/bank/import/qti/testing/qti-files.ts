import { packZip } from '@inkstone/files';
import { getOutcome } from '../../format.ts';
import { readSource } from '../../index.ts';

/** A picture of one point. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The declaration of a response with its key. */
export const declare = (
  values: readonly string[],
  { cardinality = 'single', baseType = 'identifier', more = '', id = 'RESPONSE' } = {},
) =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">` +
  (values.length > 0
    ? `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
    : '') +
  `${more}</responseDeclaration>`;

/** A mapping of answers to points. */
export const mapping = (entries: Readonly<Record<string, number>>, more = '') =>
  `<mapping defaultValue="0"${more}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}" caseSensitive="false"/>`)
    .join('')}</mapping>`;

/** The processing of responses by a template of the standard. */
export const processing = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;

/** An item of QTI 2.1, as TAO and Moodle write it. */
export const item = (body: string, { head = '', tail = '', id = 'item-1' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="Title of ${id}" adaptive="false" timeDependent="false">
${head}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>${tail}</assessmentItem>`;

/** Choices A, B and so on. */
export const simpleChoices = (...choices: readonly string[]) =>
  choices
    .map((text, index) => `<simpleChoice identifier="${String.fromCharCode(65 + index)}">${text}</simpleChoice>`)
    .join('');

/** A choice interaction with a prompt. */
export const choice = (choices: string, more = 'maxChoices="1"') =>
  `<choiceInteraction responseIdentifier="RESPONSE" ${more}><prompt>Which?</prompt>${choices}</choiceInteraction>`;

/** Reads a single file, and gives its first item. */
export const read = async (text: string) => {
  const { groups } = await readSource({ name: 'item.xml', bytes: Buffer.from(text) });
  const [first] = groups.flatMap(({ items }) => items);
  if (!first) throw new Error('no item');
  return { ...first, outcome: getOutcome(first), codes: first.notes.map(({ code }) => code) };
};

const zip = (files: Readonly<Record<string, string | Buffer>>) =>
  packZip(Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })));

/** A manifest that names items. */
export const manifest = (...names: readonly string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="M"><organizations/><resources>${names
    .map(
      (name) =>
        `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}"><file href="${name}"/></resource>`,
    )
    .join('')}</resources></manifest>`;

/** Reads a package. */
export const readPackage = async (files: Readonly<Record<string, string | Buffer>>) =>
  readSource({ name: 'package.zip', bytes: await zip(files) });
