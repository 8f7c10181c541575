import { Button } from '@mantine/core';
import { getQuestionType } from '@inkstone/exam/logic';
import { useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { endOf, journeyOf, quill, sittingAt } from '../addresses.ts';
import { quillWords } from '../messages.ts';
import type { Snapshot } from './attempt/snapshot.ts';
import { Beginning } from './directions/beginning.tsx';
import { HandedIn } from './left/handed-in.tsx';
import { Opened, type OpenAttempt } from './opening/opened.tsx';
import { useSnapshot } from './opening/use-attempt.ts';
import { Notice } from './page/notice.tsx';
import { questionsOfLeg } from './place/place-in-exam.ts';
import { pageOf } from './place/where-in-exam.ts';
import { LongText } from './quill/long-text.tsx';
import { Troubles } from './window/troubles.tsx';
import { useClosing } from './window/use-exam-watch.ts';

/** A long text of a homework in a room of its own: the same answer of the same attempt, with formatting. */
export const Screen = () => {
  const { id } = useSearch(quill);
  return (
    <Opened kind="homework" id={id}>
      {(open) => <Room {...open} />}
    </Opened>
  );
};

/** The texts of what stands open, in their order, and the one that is written now. */
const textsOf = ({ store }: OpenAttempt, { state }: Snapshot, asked: number | undefined) => {
  const page = pageOf(state, store.blueprint);
  if (page.is !== 'questions') return { texts: [], met: undefined, leg: null };
  const { leg } = page;
  const { questions } = questionsOfLeg(store.started, leg, { routes: state.routes });
  const texts = questions.filter(({ question }) => getQuestionType(question.kind).isLongText);
  const named = asked ?? state.questionId;
  return { texts, met: texts.find(({ bound }) => bound.id === named) ?? texts[0], leg };
};

const Room = (open: OpenAttempt) => {
  const { store, id, kind, onAskAgain, onGoOnHere } = open;
  const t = useTranslation(quillWords);
  const go = useNavigation();
  const snapshot = useSnapshot(store);
  const { questId } = useSearch(quill);
  useClosing(store);
  const { programme } = store.blueprint;
  const { status, sectionId } = snapshot.state;
  if (snapshot.handIn !== 'no') {
    const end = () => go(endOf({ programme, kind }), { id }, { replace: true });
    return <HandedIn onDone={end} store={store} snapshot={snapshot} />;
  }
  if (status === 'fresh') return <Beginning store={store} onAskAgain={onAskAgain} />;
  const journey = journeyOf(programme);
  const window = journey && sittingAt(journey, { kind, id, section: sectionId });
  const leave = () => window && go(window.to, window.search);
  const back = (
    <Button variant="filled" onClick={leave}>
      {t('back')}
    </Button>
  );
  const { texts, met, leg } = textsOf(open, snapshot, questId);
  if (!met || !leg) {
    return (
      <Notice title={t('noneTitle')} body={t('noneBody')}>
        {back}
      </Notice>
    );
  }
  return (
    <LongText
      key={met.bound.id}
      open={open}
      snapshot={snapshot}
      leg={leg}
      texts={texts}
      met={met}
      back={back}
      troubles={<Troubles snapshot={snapshot} store={store} onGoOnHere={onGoOnHere} />}
    />
  );
};
