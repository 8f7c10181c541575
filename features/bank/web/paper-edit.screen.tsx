import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { paperBank, paperEdit } from '../addresses.ts';
import { getPaper } from '../contract.ts';
import { composerMessages, paperMessages } from '../messages.ts';
import { toComposedPaper } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';
import { useProgramme } from './use-programme.ts';

/** Edits a paper as its next version. */
export const Screen = () => {
  const t = useTranslation(paperMessages);
  const c = useTranslation(composerMessages);
  const { id: paperId } = useSearch(paperEdit);
  const ask = useApiQuery(getPaper, { paperId });
  useProgramme(ask.data?.paper.programme ?? '');
  if (ask.data)
    return (
      <PaperComposer
        key={paperId}
        paperId={paperId}
        saved={{ version: ask.data.paper.version, draft: toComposedPaper(ask.data) }}
      />
    );
  const list = { label: t('papers'), to: linkTo(paperBank, {}) };
  return <PagePlaceholder query={ask} list={list} title={c('editTitle')} failed={t('paperFailed')} />;
};
