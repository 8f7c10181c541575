import { useInfiniteQuery } from '@tanstack/react-query';
import { sendCall, useCaller, refetchIntervals } from '@inkstone/call/web';
import { nextPage } from './near-bottom.ts';
import type { MessageCalls } from './message-calls.ts';

const pageSize = 10;
// Polling for browsers that cannot receive the stream.

/** The user's messages, the pages scrolled so far, with the unread count. */
export const useMessageList = ({ list }: MessageCalls) => {
  const caller = useCaller();
  return useInfiniteQuery({
    queryKey: [list.path, 'pages'],
    queryFn: ({ pageParam, signal }) => sendCall(caller, list, { page: pageParam, pageNum: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => nextPage(pages.length, last.totalPage),
    refetchInterval: refetchIntervals.messages,
  });
};

/** The return type of `useMessages`. */
export type MessageList = ReturnType<typeof useMessageList>;
