import { FamilyAbout, FamilyDetail } from '@inkstone/assignments/web';
import { watchingMessages } from '@inkstone/assignments/messages';
import type { CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { givenBookDetail } from '../../contract.ts';
import { bookMessages, givingMessages } from '../../messages.ts';
import { useBookWords } from '../books/use-book-words.ts';
import { bookFamily } from './book-family.ts';
import { OpenItem } from './open-item.tsx';
import { Readers } from './readers.tsx';

/** One given textbook: who has opened it and how far each is. */
export const Screen = () => (
  <FamilyDetail
    family={bookFamily}
    details={givenBookDetail}
    about={({ assignment }) => <About given={assignment} />}
    more={({ assignment }) => <OpenItem fileid={assignment.fileid} />}
  >
    {(detail) => <Readers detail={detail} />}
  </FamilyDetail>
);

const About = ({ given }: { given: CallOutput<typeof givenBookDetail>['assignment'] }) => {
  const t = useTranslation(givingMessages);
  const say = useTranslation(bookMessages);
  const { aboutText, editionName, pagesText } = useBookWords();
  const work = useTranslation(watchingMessages);
  const reached = [
    { name: t('opened'), value: work('ofAll', { done: given.opened, all: given.total }) },
    { name: t('readThrough'), value: work('ofAll', { done: given.completed, all: given.total }) },
  ];
  const facts = [{ name: t('edition'), value: editionName(given) }];
  const note = [given.name, aboutText(given), pagesText(given.pages)].filter(Boolean).join(say('dot'));
  return <FamilyAbout family={bookFamily} given={given} reached={reached} facts={facts} note={note} />;
};
