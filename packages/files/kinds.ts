/** The supported kinds of files, with their media types. */
export const mimes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  weba: 'audio/webm',
  webm: 'video/webm',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const;

/** The kind of a file, detected from its bytes; name and declared type do not count. */
export type FileKind = keyof typeof mimes;

/** Groups of kinds, for the `accept` of an upload. */
export const kinds = {
  pictures: ['png', 'jpeg', 'gif', 'webp', 'svg'],
  photos: ['png', 'jpeg', 'gif', 'webp'],
  /** Audio; includes mp4 and webm, since recorders may not declare their tracks. */
  sounds: ['mp3', 'm4a', 'weba', 'ogg', 'wav', 'mp4', 'webm'],
  films: ['mp4', 'webm'],
  /** WebVTT captions of a video. */
  captions: ['vtt'],
  documents: ['pdf'],
  /** Documents that a student writes. */
  writings: ['pdf', 'docx', 'txt', 'csv'],
  tables: ['csv', 'txt', 'xlsx'],
  packages: ['zip'],
} as const satisfies Record<string, readonly FileKind[]>;
