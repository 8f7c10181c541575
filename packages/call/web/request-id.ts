import { useCallback, useRef } from 'react';

/** Creates a UUID, also outside secure contexts. */
export const newRequestId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/**
 * The request id for a content. The same content keeps its id, so that a retry after a lost response does nothing twice.
 */
export const useContentRequestId = (): ((content: unknown) => string) => {
  const last = useRef({ content: '', requestId: '' });
  return useCallback((content: unknown): string => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, requestId: newRequestId() };
    return last.current.requestId;
  }, []);
};
