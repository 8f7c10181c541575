import { crc32 } from 'node:zlib';

/** Packs texts without compression, as a package interchange file may be. */
export function packFiles(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(bytes.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, place, name);
    const entry = [Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, bytes];
    local.push(...entry);
    offset += Buffer.concat(entry).length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}

/** An item with these declarations, this body and this response processing. */
export function writeItem(parts: { declarations: string; body: string; processing?: string; score?: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="item-1" title="Rivers" xml:lang="en"
  time-dependent="false">
  ${parts.declarations}
  ${parts.score ?? '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>'}
  <qti-item-body>${parts.body}</qti-item-body>
  ${parts.processing ?? ''}
</qti-assessment-item>`;
}

export const matchCorrect =
  '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';
export const mapResponse =
  '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml"/>';

export const choiceItem = writeItem({
  declarations: `<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>nile</qti-value></qti-correct-response>
  </qti-response-declaration>`,
  body: `<p>Look at the <em>map</em>. <img src="../media/map.png" alt="Rivers of Africa"/></p>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
      <qti-prompt>Which river ends in the Mediterranean?</qti-prompt>
      <qti-simple-choice identifier="nile">The Nile</qti-simple-choice>
      <qti-simple-choice identifier="congo">The Congo</qti-simple-choice>
    </qti-choice-interaction>`,
  processing: matchCorrect,
});

export const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="manifest-1">
  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>
  <organizations/>
  <resources>
    <resource identifier="r-item" type="imsqti_item_xmlv3p0" href="items/rivers.xml">
      <file href="items/rivers.xml"/>
      <dependency identifierref="r-map"/>
    </resource>
    <resource identifier="r-map" type="associatedcontent/learning-application-resource" href="media/map.png">
      <file href="media/map.png"/>
    </resource>
  </resources>
</manifest>`;

/** A package without a fault, with these files in the place of its own. */
export function examplePackage(changes: Readonly<Record<string, string | Uint8Array>> = {}): Buffer {
  return packFiles({
    'imsmanifest.xml': manifest,
    'items/rivers.xml': choiceItem,
    'media/map.png': Buffer.from('89504e47', 'hex'),
    ...changes,
  });
}
