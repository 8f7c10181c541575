import { readRange } from './range.ts';
import type { ByteRange } from './store.ts';

/** The metadata of a stored file. */
export interface FileInfo {
  size: number;
  mime: string;
  sha256: string;
  /** The name for downloads. */
  name: string;
}

/** The request headers that affect the response. */
export interface FileRequest {
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
}

/** The response: status, headers and bytes; `null` for an empty body. */
export interface FileResponse {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  bytes: ByteRange | 'all' | null;
}

const contentDisposition = (name: string, mime: string): string => {
  const dispositionType = /^(image|audio|video)\/|^application\/pdf$/.test(mime) ? 'inline' : 'attachment';
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${dispositionType}; filename="${plain}"; filename*=UTF-8''${full}`;
};

const baseHeaders = (file: FileInfo, etag: string): Record<string, string> => ({
  'accept-ranges': 'bytes',
  // Longer than the URL is valid, so that an open page can still show what it has fetched.
  'cache-control': 'private, max-age=86400, immutable',
  'content-disposition': contentDisposition(file.name, file.mime),
  'content-type': file.mime,
  etag,
  'x-content-type-options': 'nosniff',
  // An SVG opened by itself is a document: it may render and nothing else.
  ...(file.mime === 'image/svg+xml' ? { 'content-security-policy': "default-src 'none'; sandbox" } : {}),
});

/** Resolves a file request (RFC 9110: 13.1.2, 13.1.5, 14). The content of a key never changes. */
export const resolveFileResponse = (file: FileInfo, request: FileRequest): FileResponse => {
  const etag = `"${file.sha256}"`;
  const headers = baseHeaders(file, etag);
  const known = request.ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === etag || tag === '*')) return { status: 304, headers, bytes: null };

  const isSame = request.ifRange === undefined || request.ifRange === etag;
  const verdict = readRange(isSame ? request.range : undefined, file.size);
  if (verdict.kind === 'whole') {
    return { status: 200, headers: { ...headers, 'content-length': String(file.size) }, bytes: 'all' };
  }
  if (verdict.kind === 'unsatisfiable') {
    const length = { 'content-range': `bytes */${file.size}`, 'content-length': '0' };
    return { status: 416, headers: { ...headers, ...length }, bytes: null };
  }
  const { start, end } = verdict;
  const part = { 'content-range': `bytes ${start}-${end}/${file.size}`, 'content-length': String(end - start + 1) };
  return { status: 206, headers: { ...headers, ...part }, bytes: { start, end } };
};
