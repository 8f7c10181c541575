import {
  BarButton,
  BellButton,
  LanguageButton,
  SwapIcon,
  UserMenu,
  setDeviceLanguage,
  useTranslation,
} from '@inkstone/ui';
import type { MenuEntry, LayoutParts } from '@inkstone/ui/screen';
import { messages } from './messages.ts';

const at = '/comp';

const menu: readonly MenuEntry[] = [
  { id: 'home', label: { en: 'Home', zh: '首页' }, to: '/teacher/index' },
  {
    id: 'assign',
    label: { en: 'Assign', zh: '布置' },
    covers: [at],
    children: [
      { id: 'given', label: { en: 'Assignments given', zh: '已布置的作业' }, to: '/teacher/task/wlist' },
      { id: 'tests', label: { en: 'Tests given', zh: '已布置的测试' }, to: '/teacher/test/tlist' },
    ],
  },
  {
    id: 'students',
    label: { en: 'My students', zh: '我的学生' },
    children: [
      { id: 'all', label: { en: 'All students', zh: '全部学生' }, to: '/teacher/myStu' },
      { id: 'classes', label: { en: 'Classes', zh: '班级' }, to: '/teacher/myClass' },
    ],
  },
  {
    id: 'bank',
    label: { en: 'Question bank', zh: '题库' },
    children: [{ id: 'papers', label: { en: 'Papers', zh: '试卷' }, to: '/teacher/examination' }],
  },
];

/** The top bar of a teacher with sample data. */
export const useSampleShell = (): LayoutParts => {
  const t = useTranslation(messages);
  return {
    scope: 'sample',
    home: at,
    menu,
    role: (
      <BarButton>
        <SwapIcon /> {t('roleTeacher')}
      </BarButton>
    ),
    messages: <BellButton unread={128} />,
    language: <LanguageButton onSwitch={setDeviceLanguage} />,
    user: <UserMenu name={t('personName')} acts={[]} />,
  };
};
