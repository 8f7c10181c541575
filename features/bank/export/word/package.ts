import { packZip } from '@inkstone/files/zip';
import type { ExportSource } from '../format.ts';
import type { DocumentWriter } from './document.ts';
import { emptyPicture, pictureExtensions } from './pictures.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const namespaces = [
  main,
  `xmlns:m="${office}/math"`,
  `xmlns:r="${office}/relationships"`,
  `xmlns:wp="${drawing}/wordprocessingDrawing"`,
  `xmlns:a="${drawing}/main"`,
  `xmlns:pic="${drawing}/picture"`,
  'xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main"',
].join(' ');

const contentTypes = (): string => {
  const pictures = [...pictureExtensions].map(
    ([mimeType, extension]) => `<Default Extension="${extension}" ContentType="${mimeType}"/>`,
  );
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return (
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${pictures.join('')}` +
    `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
    `<Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`
  );
};

const relationships = (entries: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/relationships/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface Style {
  id: string;
  name: string;
  paragraph?: string;
  run?: string;
}

const styles: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    paragraph: '<w:spacing w:after="240"/><w:jc w:val="center"/>',
    run: '<w:b/><w:sz w:val="32"/>',
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="26"/>',
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    paragraph: '<w:keepNext/><w:spacing w:before="120" w:after="60"/><w:outlineLvl w:val="1"/>',
    run: '<w:b/>',
  },
  { id: 'Passage', name: 'Passage', paragraph: '<w:spacing w:after="80"/>' },
  { id: 'Question', name: 'Question', paragraph: '<w:keepNext/><w:spacing w:before="120" w:after="40"/>' },
  { id: 'Option', name: 'Option', paragraph: '<w:keepLines/><w:spacing w:after="20"/><w:ind w:left="420"/>' },
  { id: 'Answer', name: 'Answer', paragraph: '<w:spacing w:before="40" w:after="40"/>' },
  { id: 'Cell', name: 'Cell', paragraph: '<w:spacing w:after="0"/>' },
];

const writeStyle = ({ id, name, paragraph = '', run = '' }: Style): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/>` +
  `${paragraph && `<w:pPr>${paragraph}</w:pPr>`}${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;

const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('');

const writeStyles = (language: ExportSource['language']): string => {
  return (
    `${head}<w:styles ${main}><w:docDefaults><w:rPrDefault><w:rPr>` +
    '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="SimSun" w:cs="Times New Roman"/>' +
    `<w:sz w:val="${language === 'zh' ? 21 : 22}"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault>` +
    '<w:pPrDefault><w:pPr><w:spacing w:line="288" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>' +
    `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${borders}</w:tblBorders></w:tblPr></w:style>` +
    `${styles.map(writeStyle).join('')}</w:styles>`
  );
};

const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1304" w:right="1304" w:bottom="1304" w:left="1304" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';

/** A document with its parts as a file. */
export const packDocument = (
  { body, pictures }: DocumentWriter,
  language: ExportSource['language'],
): Promise<Buffer> => {
  const media = [...pictures].map(([file, number]) => ({
    id: `rIdPicture${number}`,
    target: `media/image${number}.${pictureExtensions.get(file.mimeType) ?? 'png'}`,
    bytes: file.bytes,
  }));
  const needsEmpty = [...pictures.keys()].some(({ mimeType }) => mimeType === 'image/svg+xml');
  if (needsEmpty) media.push({ id: 'rIdEmpty', target: 'media/empty.png', bytes: emptyPicture });
  const texts = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships([
      ['rIdStyles', 'styles', 'styles.xml'],
      ...media.map(({ id, target }) => [id, 'image', target] as const),
    ]),
    'word/styles.xml': writeStyles(language),
    'word/document.xml': `${head}<w:document ${namespaces}><w:body>${body}${page}</w:body></w:document>`,
  };
  return packZip([
    ...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    ...media.map(({ target, bytes }) => ({ name: `word/${target}`, bytes })),
  ]);
};
