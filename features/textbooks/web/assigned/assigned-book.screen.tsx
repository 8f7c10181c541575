import { FamilyInfo, FamilyDetail } from '@inkstone/assignments/web';
import { assignmentMessages } from '@inkstone/assignments/messages';
import type { CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { getAssignedTextbook } from '../../contract.ts';
import { bookMessages, assigningMessages } from '../../messages.ts';
import { useBookTexts } from '../books/use-book-texts.ts';
import { bookFamily, OpenItem } from './book-family.tsx';
import { Readers } from './readers.tsx';

/** One assigned textbook with its readers' progress. */
export const Screen = () => (
  <FamilyDetail
    family={bookFamily}
    details={getAssignedTextbook}
    info={({ assignment }) => <About given={assignment} />}
    menuItems={({ assignment }) => <OpenItem editionId={assignment.editionId} />}
  >
    {(detail) => <Readers detail={detail} />}
  </FamilyDetail>
);

const About = ({ given: assigned }: { given: CallOutput<typeof getAssignedTextbook>['assignment'] }) => {
  const t = useTranslation(assigningMessages);
  const say = useTranslation(bookMessages);
  const { aboutText, editionName, pagesText } = useBookTexts();
  const work = useTranslation(assignmentMessages);
  const reached = [
    { name: t('opened'), value: work('ofAll', { done: assigned.opened, all: assigned.total }) },
    { name: t('readThrough'), value: work('ofAll', { done: assigned.completed, all: assigned.total }) },
  ];
  const facts = [{ name: t('edition'), value: editionName(assigned) }];
  const note = [assigned.name, aboutText(assigned), pagesText(assigned.pages)].filter(Boolean).join(say('dot'));
  return <FamilyInfo family={bookFamily} assignment={assigned} progressFacts={reached} facts={facts} note={note} />;
};
