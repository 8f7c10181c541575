import { use, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useAsk } from '@inkstone/call/web';
import { fetchProgramme, isProgrammeHere } from '@inkstone/programmes/late';
import { useWords } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { examination, examinationCreate } from '../addresses.ts';
import { getTopicArrList } from '../contract.ts';
import { composerMessages, messages, paperMessages } from '../messages.ts';
import { emptyPaper, type ComposedSet } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';
import { paperWith } from './paper-with.ts';
import { ToCome } from './to-come.tsx';

/** A new paper, empty or begun with a question set. */
export const Screen = () => {
  const { topicId } = useSearch(examinationCreate);
  return topicId === undefined ? <EmptyPaper /> : <PaperWithSet key={topicId} topicId={topicId} />;
};

const EmptyPaper = () => {
  const [draft] = useState(emptyPaper);
  return <PaperComposer examId={undefined} saved={{ version: 0, draft }} />;
};

const PaperWithSet = ({ topicId }: { topicId: number }) => {
  const papers = useWords(paperMessages);
  const composer = useWords(composerMessages);
  const failed = useWords(messages)('setFailed');
  const ask = useAsk(getTopicArrList, { ids: [topicId] });
  if (!ask.data) {
    const list = { label: papers('papers'), to: linkTo(examination, {}) };
    return <ToCome ask={ask} list={list} title={composer('newTitle')} failed={failed} />;
  }
  const [set] = ask.data.list;
  return set ? <BegunWith set={set} /> : <EmptyPaper />;
};

const BegunWith = ({ set }: { set: ComposedSet }) => {
  if (!isProgrammeHere(set.programme)) use(fetchProgramme(set.programme));
  const [draft] = useState(() => paperWith(set));
  return <PaperComposer examId={undefined} begunWith={set.topicId} saved={{ version: 0, draft }} />;
};
