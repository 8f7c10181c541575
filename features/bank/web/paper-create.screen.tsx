import { use, useState } from 'react';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { paperBank, paperCreate } from '../addresses.ts';
import { getPaper, listPickedSets } from '../contract.ts';
import { composerMessages, bankMessages, paperMessages } from '../messages.ts';
import { copyPaper, emptyPaper, type ComposedSet } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';
import { buildPaperFromSets } from './paper-from-sets.ts';
import { ComposeByRules } from './paper-rules/compose-by-rules.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { useProgramme } from './use-programme.ts';

/** A new paper, empty, with question sets or as another paper. */
export const Screen = () => {
  const { setIds = [], byRules = false, copyFrom } = useSearch(paperCreate);
  if (copyFrom !== undefined) return <CopiedPaperComposer key={copyFrom} paperId={copyFrom} />;
  if (byRules) return <ComposeByRules />;
  return setIds.length === 0 ? <EmptyPaper /> : <PaperWithSets key={setIds.join(' ')} setIds={setIds} />;
};

const EmptyPaper = () => {
  const [draft] = useState(emptyPaper);
  return <PaperComposer paperId={undefined} saved={{ version: 0, draft }} />;
};

const CopiedPaperComposer = ({ paperId }: { paperId: number }) => {
  const papers = useTranslation(paperMessages);
  const composer = useTranslation(composerMessages);
  const ask = useApiQuery(getPaper, { paperId });
  useProgramme(ask.data?.paper.programme ?? '');
  if (ask.data) {
    const { draft, copyOf } = copyPaper(ask.data);
    return <PaperComposer paperId={undefined} copyOf={copyOf} saved={{ version: 0, draft }} />;
  }
  const list = { label: papers('papers'), to: linkTo(paperBank, {}) };
  return <PagePlaceholder query={ask} list={list} title={composer('newTitle')} failed={papers('paperFailed')} />;
};

const PaperWithSets = ({ setIds }: { setIds: number[] }) => {
  const papers = useTranslation(paperMessages);
  const composer = useTranslation(composerMessages);
  const failed = useTranslation(bankMessages)('setFailed');
  const ask = useApiQuery(listPickedSets, { ids: setIds });
  if (!ask.data) {
    const list = { label: papers('papers'), to: linkTo(paperBank, {}) };
    return <PagePlaceholder query={ask} list={list} title={composer('newTitle')} failed={failed} />;
  }
  const { list } = ask.data;
  return list.length > 0 ? <PaperWithLoadedSets sets={list} /> : <EmptyPaper />;
};

const PaperWithLoadedSets = ({ sets }: { sets: readonly ComposedSet[] }) => {
  const promises = [...new Set(sets.map(({ programme }) => programme))].map(loadProgramme);
  for (const promise of promises) use(promise);
  const [initialSets] = useState(sets);
  const [draft] = useState(() => buildPaperFromSets(initialSets));
  return <PaperComposer paperId={undefined} initialSets={initialSets} saved={{ version: 0, draft }} />;
};
