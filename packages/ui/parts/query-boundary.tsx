import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LongWait } from './loading-indicator.tsx';
import { BlockSkeleton } from './skeletons.tsx';

/** The state of a query that a component needs; the result of `useApiQuery` has this shape. */
export interface QueryState<Answer> {
  data: Answer | undefined;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

const tooSlowSeconds = 120;

/** Whether a query has waited longer than the limit. */
const useTooSlow = (pending: boolean): [boolean, () => void] => {
  const [slow, setSlow] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), tooSlowSeconds * 1000);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending, round]);
  const reset = () => {
    setSlow(false);
    setRound(round + 1);
  };
  return [slow && pending, reset];
};

/** The last failure of a query without a result: it stays on screen while the query is retried by itself. */
const useLastFailure = <Answer,>(query: QueryState<Answer>): [Error | null, () => void] => {
  const [failure, setFailure] = useState<Error | null>(null);
  const [isRetried, setRetried] = useState(false);
  const current = query.data === undefined ? (query.isError ? query.error : failure) : null;
  if (current !== failure) {
    setFailure(current);
    setRetried(false);
  }
  return [query.isPending && isRetried ? null : current, () => setRetried(true)];
};

/** The kind of a failure and its request, where it has them. */
const getFailure = (error: Error | null): { kind?: string; requestId?: string } =>
  (error as { failure?: { kind?: string; requestId?: string } } | null)?.failure ?? {};

/** A resource that is missing, forbidden or refused stays so on a retry. */
const isFinal = (error: Error | null): boolean =>
  ['notFound', 'forbidden', 'refused'].includes(getFailure(error).kind ?? '');

/** Two sentences one after the other; Chinese ones without a space. */
const joinSentences = (first: string | undefined, second: string): string => {
  if (!first) return second;
  return /[。！？]$/.test(first) ? first + second : `${first} ${second}`;
};

/** A query, how its result is rendered, and what is rendered meanwhile. */
export interface QueryBoundaryProps<Answer> {
  query: QueryState<Answer>;
  children: (answer: Answer) => ReactNode;
  /** In the shape of the expected content. */
  skeleton?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  empty?: ReactNode;
  /** What did not load: "Your courses did not load." */
  errorTitle?: string;
  /** What is stored all the same, shown below the error. */
  safe?: string;
  /** Without a frame, inside something that has one. */
  bare?: boolean;
}

interface FailureProps extends Pick<QueryBoundaryProps<unknown>, 'errorTitle' | 'safe' | 'bare'> {
  error: Error | null;
  onRetry: () => void;
}

/** Why there is no result: final ones without a retry. */
const QueryFailure = ({ error, errorTitle, safe, bare, onRetry }: FailureProps) => {
  const t = useTranslation(messages);
  if (isFinal(error)) {
    const home = (
      <Button component="a" href="/home">
        {t('toHome')}
      </Button>
    );
    const words = error?.message;
    // A refusal has a message of its own.
    const content =
      getFailure(error).kind === 'refused' && words ? { title: words } : { title: t('notThere'), body: words };
    return <EmptyState bare {...content} action={bare ? undefined : home} />;
  }
  const body = joinSentences(error?.message, safe ?? t('restIsSafe'));
  const requestId = getFailure(error).requestId || null;
  return <ErrorState title={errorTitle} body={body} requestId={requestId} onRetry={onRetry} bare={bare} />;
};

/** Renders a query's result, or its loading, error or empty state; a long wait offers to try again. */
export const QueryBoundary = <Answer,>(props: QueryBoundaryProps<Answer>) => {
  const { query, children, skeleton, isEmpty, empty, errorTitle, safe, bare } = props;
  const t = useTranslation(messages);
  const [slow, reset] = useTooSlow(query.isPending);
  const [failure, noteRetry] = useLastFailure(query);
  const retry = () => {
    reset();
    noteRetry();
    void query.refetch();
  };
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (failure || query.isError) return <QueryFailure error={failure} onRetry={retry} {...{ errorTitle, safe, bare }} />;
  if (slow) {
    const body = joinSentences(t('tooSlow', { seconds: tooSlowSeconds }), safe ?? t('restIsSafe'));
    return <ErrorState title={errorTitle} body={body} onRetry={retry} bare={bare} />;
  }
  return <LongWait onRetry={retry}>{skeleton ?? <BlockSkeleton />}</LongWait>;
};
