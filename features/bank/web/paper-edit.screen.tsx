import { useAsk } from '@inkstone/call/web';
import { BlockSkeleton, Loaded, Page, useWords } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { examinationEdit } from '../addresses.ts';
import { examDetail } from '../contract.ts';
import { paperMessages } from '../messages.ts';
import { composedOf } from './composed-paper.ts';
import { PaperComposer } from './paper-composer.tsx';

/** A paper being changed: its next version. */
export const Screen = () => {
  const t = useWords(paperMessages);
  const { id: examId } = useSearch(examinationEdit);
  const ask = useAsk(examDetail, { examId });
  const skeleton = (
    <Page dense>
      <BlockSkeleton lines={10} />
    </Page>
  );
  return (
    <Loaded ask={ask} failed={t('paperFailed')} skeleton={skeleton}>
      {(detail) => (
        <PaperComposer
          key={examId}
          examId={examId}
          saved={{ version: detail.exam.version, draft: composedOf(detail) }}
        />
      )}
    </Loaded>
  );
};
