import { signedIn, teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { isSharedReport, reportScreens, testReport, type ReportScreens } from '../addresses.ts';
import { messages, wholeMessages } from '../messages.ts';

const one = { who: signedIn, shell: 'window' as const, title: [messages, 'report'] as const };
const whole = {
  who: teacherSide.may('publish_homework', 'publish_test'),
  shell: 'window' as const,
  title: [wholeMessages, 'wholeReport'] as const,
};
const testOf = () => import('./test-report.screen.tsx');
const homeworkOf = () => import('./homework-report.screen.tsx');
const wholeOf = () => import('./whole-report.screen.tsx');

const sharedOf = () => import('./shared-report.screen.tsx');

/** The reports of one programme: one screen each, whatever the programme; where addresses are shared, one for them all. */
const screensOf = (places: ReportScreens): ScreenRow[] => {
  const { test, homework, testWhole, homeworkWhole } = places;
  if (isSharedReport(places)) {
    return [screen(test, { ...one, load: sharedOf }), screen(testWhole, { ...whole, load: sharedOf })];
  }
  return [
    screen(test, { ...one, load: testOf }),
    screen(homework, { ...one, load: homeworkOf }),
    screen(testWhole, { ...whole, load: wholeOf }),
    screen(homeworkWhole, { ...whole, load: wholeOf }),
  ];
};

/** The screens of reports. */
export const screens: readonly ScreenRow[] = [
  ...reportScreens.flatMap(screensOf),
  screen(testReport, { ...one, load: () => import('./forward-report.screen.tsx') }),
];
