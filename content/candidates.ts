import type { LocalizedText } from '@inkstone/base';
import type { Answer } from './bank-types.ts';
import type { Moment } from './moments.ts';
import { businessCandidates } from './business/applicants.ts';
import type { Person } from './school-types.ts';
import type { MarkSeed } from './toefl-2023/answers/marks.ts';

const recruiter = (username: string, name: string, nameZh: string, more: Pick<Person, 'roles' | 'language'>) =>
  ({
    username,
    name,
    nameZh,
    mail: `${username}@hillside.example`,
    permissions: ['candidate', 'test', 'repository', 'repository_exampaper'],
    ...more,
  }) as const satisfies Person;

/** Who looks after candidates. */
export const recruiters = [
  recruiter('gulan', 'Gu Lan', '顾岚', { roles: ['recruitment'], language: 'zh' }),
  recruiter('oliviahart', 'Olivia Hart', '奥莉维娅', { roles: ['recruitment'], language: 'en' }),
  recruiter('taomin', 'Tao Min', '陶敏', { roles: ['recruitment-supervisor'], language: 'en' }),
] as const;

const applicant = (username: string, name: string, nameZh: string, language: 'en' | 'zh') =>
  ({
    username,
    name,
    nameZh,
    mail: `${username}@mail.example`,
    roles: ['candidate'],
    permissions: [],
    language,
  }) as const satisfies Person;

/** Who applies. */
export const applicants = [
  applicant('zhuyan', 'Zhu Yan', '朱颜', 'zh'),
  applicant('peterlind', 'Peter Lind', '彼得', 'en'),
  applicant('songqi', 'Song Qi', '宋琪', 'zh'),
  applicant('ameliastone', 'Amelia Stone', '阿米莉娅', 'en'),
  applicant('duanfei', 'Duan Fei', '段飞', 'zh'),
  applicant('haroldvega', 'Harold Vega', '哈罗德', 'en'),
  applicant('helenmarsh', 'Helen Marsh', '海伦', 'en'),
  applicant('tangning', 'Tang Ning', '唐宁', 'zh'),
  applicant('irisfalk', 'Iris Falk', '艾丽丝', 'en'),
] as const;

/** A record of the sample school: a draft where nothing was given. */
export interface CandidateSeed {
  person: string;
  recruiter: string;
  position: string;
  phone: string;
  message?: string;
  made: Moment;
  paper?: string;
  /** `seconds` for the whole; undefined: by the clocks of the paper. */
  given?: { at: Moment; deadline: Moment; seconds?: number };
  sat?: {
    began: Moment;
    seconds: number;
    handedIn: boolean;
    /** By question code; `null` is left blank. */
    answers: Readonly<Record<string, Answer | null>>;
  };
  /** What the recruiter says of its texts, released; absent while none is marked. */
  marked?: { at: Moment; marks: readonly MarkSeed[] };
}

/** The title of the paper for the front desk. */
export const frontDeskTitle: LocalizedText = { en: 'Front desk: grammar and a reply', zh: '前台岗：语法与回信' };

const quiz = {
  'gen-words-1': 'B',
  'gen-words-2': 'B',
  'gen-words-3': 'A',
  'gen-words-4': ['B', 'C'],
  'gen-grammar-1': 'B',
  'gen-grammar-2': 'D',
  'gen-grammar-3': 'C',
  'gen-grammar-4': false,
} as const;

/** Records in every state, of both recruiters. */
export const candidates: readonly CandidateSeed[] = [
  {
    person: 'songqi',
    recruiter: 'gulan',
    position: '英语助教',
    phone: '138 0013 0141',
    message: '感谢应聘。题目不难，请独立完成，看的是平时的底子。',
    made: { days: -9, time: '10:20' },
    paper: 'common-english',
    given: { at: { days: -8, time: '09:30' }, deadline: { days: -2, time: '18:00' }, seconds: 1200 },
    sat: { began: { days: -6, time: '20:05' }, seconds: 700, handedIn: true, answers: quiz },
  },
  {
    person: 'peterlind',
    recruiter: 'oliviahart',
    position: 'Front desk',
    phone: '+45 20 12 34 56',
    message: 'Forty minutes, in one go. The last task counts most.',
    made: { days: -3, time: '15:00' },
    paper: 'common-front-desk',
    given: { at: { days: -2, time: '09:00' }, deadline: { days: 6, time: '18:00' }, seconds: 2400 },
  },
  {
    person: 'ameliastone',
    recruiter: 'oliviahart',
    position: 'Front desk',
    phone: '+44 20 7946 0118',
    message: 'Thank you for applying. Write the reply as you would on an ordinary morning here.',
    made: { days: -6, time: '11:00' },
    paper: 'common-front-desk',
    given: { at: { days: -5, time: '09:00' }, deadline: { days: 2, time: '18:00' }, seconds: 2400 },
    sat: {
      began: { days: -1, time: '16:00' },
      seconds: 1500,
      handedIn: true,
      answers: {
        'gen-grammar-1': 'B',
        'gen-grammar-2': 'D',
        'gen-grammar-3': 'A',
        'gen-grammar-4': true,
        'gen-grammar-5': ['B', 'A', 'D', 'C'],
        'gen-letter-1':
          'Dear Mrs. Okafor, I am very sorry about Saturday. Our teacher was ill and the message went out far too late, when you were on your way already. That should not have happened, and it was our fault alone. The lesson costs you nothing, and we will pay the tickets if you send me a picture of them. Could Ada come on Tuesday at five instead? I will ring you myself if anything changes. Kind regards, Amelia Stone',
      },
    },
  },
  {
    person: 'duanfei',
    recruiter: 'gulan',
    position: '英语助教',
    phone: '139 0012 0220',
    made: { days: -4, time: '14:00' },
    paper: 'common-english',
    given: { at: { days: -3, time: '09:00' }, deadline: { days: 5, time: '18:00' }, seconds: 86_400 },
    sat: {
      began: { days: 0, time: '00:10' },
      seconds: 300,
      handedIn: false,
      answers: { 'gen-words-1': 'B', 'gen-words-2': 'D' },
    },
  },
  {
    person: 'zhuyan',
    recruiter: 'gulan',
    position: '学习顾问',
    phone: '137 0011 0330',
    message: '限时二十分钟，请一次完成。',
    made: { days: -2, time: '10:00' },
    paper: 'long-sentences-2',
    given: { at: { days: -1, time: '09:00' }, deadline: { days: 7, time: '18:00' }, seconds: 1200 },
  },
  {
    person: 'helenmarsh',
    recruiter: 'oliviahart',
    position: 'Reading adviser',
    phone: '+44 161 496 0182',
    message: 'One passage, ten questions. Twenty-five minutes are plenty.',
    made: { days: -2, time: '15:10' },
    paper: 'hr-reading-1',
    given: { at: { days: -1, time: '10:00' }, deadline: { days: 6, time: '18:00' }, seconds: 1500 },
  },
  {
    person: 'haroldvega',
    recruiter: 'oliviahart',
    position: 'Study adviser',
    phone: '+34 600 123 456',
    made: { days: -1, time: '16:30' },
  },
  ...businessCandidates,
];
