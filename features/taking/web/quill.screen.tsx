import { Button } from '@mantine/core';
import { getQuestionType } from '@inkstone/exam/logic';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { getFinishedRoute, findProgrammeRoutes, quill, toSectionLink } from '../addresses.ts';
import { quillMessages } from '../messages.ts';
import type { Snapshot } from './attempt-session/snapshot.ts';
import { AttemptIntroduction } from './directions/attempt-introduction.tsx';
import { SubmissionScreen } from './finishing/submission-screen.tsx';
import { AttemptLoader, type AttemptScreenProps } from './launch/attempt-loader.tsx';
import { questionsForUnit } from './attempt-session/question-context.ts';
import { resolveExamPage } from './exam-window/exam-page.ts';
import { LongText } from './exam-window/long-text-editor.tsx';
import { ProblemNotices } from './exam-window/problem-notices.tsx';
import { useClockTransitions, useSnapshot } from './attempt-session/use-attempt-store.ts';

/** The full-page editor for a long text of a homework: the same answer of the same attempt, with formatting. */
export const Screen = () => {
  const { id } = useSearch(quill);
  return (
    <AttemptLoader kind="homework" id={id}>
      {(open) => <QuillRoom {...open} />}
    </AttemptLoader>
  );
};

/** The open long-text questions in order, and the current one. */
const findTexts = ({ store }: AttemptScreenProps, { state }: Snapshot, requestedId: number | undefined) => {
  const page = resolveExamPage(state, store.blueprint);
  if (page.is !== 'questions') return { texts: [], context: undefined, unit: null };
  const { unit } = page;
  const { questions } = questionsForUnit(store.started, unit, { routes: state.routes });
  const texts = questions.filter(({ question }) => getQuestionType(question.kind).isLongText);
  const targetId = requestedId ?? state.questionId;
  return { texts, context: texts.find(({ bound }) => bound.id === targetId) ?? texts[0], unit };
};

const QuillRoom = (open: AttemptScreenProps) => {
  const { store, id, kind, onReopen, onTakeOver } = open;
  const t = useTranslation(quillMessages);
  const go = useNavigation();
  const snapshot = useSnapshot(store);
  const { questionId } = useSearch(quill);
  useClockTransitions(store);
  const { programme } = store.blueprint;
  const { status, sectionId } = snapshot.state;
  if (snapshot.submission !== 'no') {
    const end = () => go(getFinishedRoute({ programme, kind }), { id }, { replace: true });
    return <SubmissionScreen onDone={end} store={store} snapshot={snapshot} />;
  }
  if (status === 'fresh') return <AttemptIntroduction store={store} onReopen={onReopen} />;
  const routes = findProgrammeRoutes(programme);
  const window = routes && toSectionLink(routes, { kind, id, section: sectionId });
  const leave = () => window && go(window.to, window.search);
  const back = (
    <Button variant="filled" onClick={leave}>
      {t('back')}
    </Button>
  );
  const { texts, context, unit } = findTexts(open, snapshot, questionId);
  if (!context || !unit) {
    return (
      <NoticePage title={t('noneTitle')} body={t('noneBody')}>
        {back}
      </NoticePage>
    );
  }
  return (
    <LongText
      key={context.bound.id}
      open={open}
      snapshot={snapshot}
      unit={unit}
      texts={texts}
      context={context}
      back={back}
      troubles={<ProblemNotices snapshot={snapshot} store={store} onTakeOver={onTakeOver} />}
    />
  );
};
