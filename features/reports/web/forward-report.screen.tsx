import { useEffect } from 'react';
import { useAsk } from '@inkstone/call/web';
import { Loaded, Page, useWords } from '@inkstone/ui';
import { useGo, useSearch } from '@inkstone/ui/screen';
import { controller } from '@inkstone/taking/addresses';
import { reportPlacesOf, testReport } from '../addresses.ts';
import { homeworkReportTeacher } from '../contract.ts';
import { messages } from '../messages.ts';
import { AttemptReport } from './attempt-report.tsx';

/** The whole-paper report: programmes with a report of their own are led on to it. */
export const Screen = () => {
  const { id, stuId } = useSearch(testReport);
  return stuId === undefined ? <Own id={id} /> : <Taught id={id} stuId={stuId} />;
};

const Own = ({ id }: { id: number }) => {
  const go = useGo();
  // Meets the address: the launcher knows where this student's report is.
  useEffect(() => go(controller, { kind: 'test', id, to: 'report' }, { replace: true }), [go, id]);
  return null;
};

const Taught = ({ id, stuId }: { id: number; stuId: number }) => {
  const t = useWords(messages);
  const go = useGo();
  const ask = useAsk(homeworkReportTeacher, { id, stuId });
  const places = ask.data && reportPlacesOf(ask.data.programme);
  const kind = ask.data?.kind === 'test' ? 'test' : 'homework';
  // Meets the address: a programme with a report of its own shows it there.
  useEffect(() => {
    if (places) go(places[kind], { id, stuId }, { replace: true });
  }, [go, id, kind, places, stuId]);
  if (ask.data && !places) return <AttemptReport kind={kind} id={id} stuId={stuId} />;
  return (
    <Page width="report">
      <Loaded ask={ask} failed={t('loadFailed')} safe={t('answersSafe')}>
        {() => null}
      </Loaded>
    </Page>
  );
};
