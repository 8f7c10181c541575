import { useCallback, useRef } from 'react';
import { newRequestId } from './request-id.ts';

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
