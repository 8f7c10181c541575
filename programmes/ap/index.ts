import type { Programme } from '@inkstone/exam/blueprint';
import { calculus } from './calculus.ts';
import { apCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { english } from './english.ts';
import { histories } from './history.ts';
import { practices } from './practice.ts';
import { principles } from './principles.ts';
import { seminar } from './seminar.ts';
import { twoHalves } from './two-halves.ts';

/** AP: every exam of the facts, and practice without clocks. */
export const ap: Programme = {
  id: apCard.id,
  name: apCard.name,
  routes: apCard.routes,
  examWindow,
  variants: [...histories, seminar, principles, ...english, ...calculus, ...twoHalves, ...practices],
  reports: {
    20004: 'standard',
    2000401: 'standard',
    2000402: 'tabs',
    2000403: 'history',
    2000404: 'history',
    2000405: 'history',
    2000406: 'standard',
    2000407: 'history',
    2000420: 'seminar',
  },
  tasks: {
    154701: {
      name: {
        en: 'Seminar, performance task 1: team project and presentation',
        zh: '研讨课任务一：团队课题与展示',
      },
      report: 'seminar',
    },
    154702: {
      name: {
        en: 'Seminar, performance task 2: individual essay and presentation',
        zh: '研讨课任务二：个人论文与展示',
      },
      report: 'seminar',
    },
  },
  sources: [
    'test-ninjas.com AP World format',
    'revisiondojo.com',
    'cograder.com AP history rubrics',
    'costcalculator.calculator.city AP World',
    'apcentral.collegeboard.org',
    'apstudent.collegeboard.org',
    'coconote.app 2021 scoring notes',
    'enlightenme.ai EOC rubric',
    'shelbycorbitt.com',
    'chs.pcoe.k12.ca.us',
    'apreviewbook.com',
    'marcolearning.com',
    'testprepden.com',
    'mymathscloud.com',
    'apcsexamprep.com',
    'prepgenius.in',
    'tutoringmaphy.com',
  ],
};
