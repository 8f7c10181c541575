/** What a file can be by its content, with the type it is served as. */
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

/** The kind of a file, found in its bytes; its name and what the browser says never count. */
export type FileKind = keyof typeof mimes;

/** Kinds that belong together, for the `accept` of an upload. */
export const kinds = {
  pictures: ['png', 'jpeg', 'gif', 'webp', 'svg'],
  photos: ['png', 'jpeg', 'gif', 'webp'],
  /** Sound as it is recorded or given; mp4 and webm too, since a recorder may leave out which tracks there are. */
  sounds: ['mp3', 'm4a', 'weba', 'ogg', 'wav', 'mp4', 'webm'],
  films: ['mp4', 'webm'],
  /** WebVTT, what a film shows of what is said in it. */
  captions: ['vtt'],
  documents: ['pdf'],
  /** What a student writes or notes down with a program. */
  writings: ['pdf', 'docx', 'txt', 'csv'],
  tables: ['csv', 'txt', 'xlsx'],
  packages: ['zip'],
} as const satisfies Record<string, readonly FileKind[]>;
