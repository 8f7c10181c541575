import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { BlockSkeleton } from './skeletons.tsx';

/** What a part needs of a question to the server; the answer of `useApiQuery` is one. */
export interface QueryState<Answer> {
  data: Answer | undefined;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  refetch: () => unknown;
}

const tooSlowSeconds = 120;

/** Whether a question has waited longer than the server may take. */
const useTooSlow = (pending: boolean): [boolean, () => void] => {
  const [slow, setSlow] = useState(false);
  const [round, setRound] = useState(0);
  // Meets the clock: waiting ends in words.
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

/** What a failure says of itself, where it does: its kind, and the request that failed. */
const getFailure = (error: Error | null): { kind?: string; requestId?: string } =>
  (error as { failure?: { kind?: string; requestId?: string } } | null)?.failure ?? {};

/** What is not there, not for this person, or refused, is so a second time, too. */
const isFinal = (error: Error | null): boolean =>
  ['notFound', 'forbidden', 'refused'].includes(getFailure(error).kind ?? '');

/** Two sentences one after the other: Chinese ones stand close. */
const joinSentences = (first: string | undefined, second: string): string => {
  if (!first) return second;
  return /[。！？]$/.test(first) ? first + second : `${first} ${second}`;
};

/** An answer that is asked for, how it is drawn, and what stands in its place meanwhile. */
export interface QueryBoundaryProps<Answer> {
  query: QueryState<Answer>;
  children: (answer: Answer) => ReactNode;
  /** In the shape of what is coming. */
  skeleton?: ReactNode;
  isEmpty?: (answer: Answer) => boolean;
  empty?: ReactNode;
  /** What did not load, in words: "Your courses did not load." */
  errorTitle?: string;
  /** What is safe meanwhile. */
  safe?: string;
  /** Without a frame, inside something that has one. */
  bare?: boolean;
}

/** Draws an answer, or what stands in its place while it is coming, missing or empty. */
export const QueryBoundary = <Answer,>(props: QueryBoundaryProps<Answer>) => {
  const { query, children, skeleton, isEmpty, empty, errorTitle, safe, bare } = props;
  const t = useTranslation(messages);
  const [slow, reset] = useTooSlow(query.isPending);
  const retry = () => {
    reset();
    void query.refetch();
  };
  if (slow) {
    const body = joinSentences(t('tooSlow', { seconds: tooSlowSeconds }), safe ?? t('restIsSafe'));
    return <ErrorState title={errorTitle} body={body} onRetry={retry} bare={bare} />;
  }
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (query.isError) {
    if (isFinal(query.error)) {
      const home = (
        <Button component="a" href="/home">
          {t('toHome')}
        </Button>
      );
      const words = query.error?.message;
      // A refusal says by itself what is so.
      const content =
        getFailure(query.error).kind === 'refused' && words ? { title: words } : { title: t('notThere'), body: words };
      return <EmptyState bare {...content} action={bare ? undefined : home} />;
    }
    const body = joinSentences(query.error?.message, safe ?? t('restIsSafe'));
    const requestId = getFailure(query.error).requestId || null;
    return <ErrorState title={errorTitle} body={body} requestId={requestId} onRetry={retry} bare={bare} />;
  }
  return skeleton ?? <BlockSkeleton />;
};
