import { use, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { loadProgramme } from '@inkstone/programmes/late';
import { useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { examination, examinationCreate } from '../addresses.ts';
import { getTopicArrList } from '../contract.ts';
import { composerMessages, messages, paperMessages } from '../messages.ts';
import { emptyPaper, type ComposedSet } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';
import { paperWith } from './paper-with.ts';
import { ToCome } from './to-come.tsx';

/** A new paper, empty or begun with question sets. */
export const Screen = () => {
  const { topicIds = [] } = useSearch(examinationCreate);
  return topicIds.length === 0 ? <EmptyPaper /> : <PaperWithSets key={topicIds.join(' ')} topicIds={topicIds} />;
};

const EmptyPaper = () => {
  const [draft] = useState(emptyPaper);
  return <PaperComposer examId={undefined} saved={{ version: 0, draft }} />;
};

const PaperWithSets = ({ topicIds }: { topicIds: number[] }) => {
  const papers = useTranslation(paperMessages);
  const composer = useTranslation(composerMessages);
  const failed = useTranslation(messages)('setFailed');
  const ask = useApiQuery(getTopicArrList, { ids: topicIds });
  if (!ask.data) {
    const list = { label: papers('papers'), to: linkTo(examination, {}) };
    return <ToCome ask={ask} list={list} title={composer('newTitle')} failed={failed} />;
  }
  const { list } = ask.data;
  return list.length > 0 ? <BegunWith sets={list} /> : <EmptyPaper />;
};

const BegunWith = ({ sets }: { sets: readonly ComposedSet[] }) => {
  const coming = [...new Set(sets.map(({ programme }) => programme))].map(loadProgramme);
  for (const come of coming) use(come);
  const [chosen] = useState(sets);
  const [draft] = useState(() => paperWith(chosen));
  return <PaperComposer examId={undefined} begunWith={chosen} saved={{ version: 0, draft }} />;
};
