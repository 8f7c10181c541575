import { defineMessages } from '@inkstone/base';

/** Refusals of the error book. */
export const refusals = defineMessages('error-book.refusals', {
  'error.resting': {
    en: 'This question is asked in work that you are doing, or whose report is not open yet. It is back once that report is open.',
    zh: '这道题出现在你正在做的、或报告尚未开放的作业或测试中。报告开放后，它会回到错题本。',
  },
  'practice.tooManyOpen': {
    en: 'You already have {most} open practices. Finish or discard one first.',
    zh: '你有 {most} 组练习尚未完成。请先完成或放弃其中一组。',
  },
  'practice.tooManyToday': {
    en: 'You have put {most} practices together today. More can be added tomorrow.',
    zh: '你今天已组题 {most} 次，明天可以继续。',
  },
  'practice.noneMarked': {
    en: 'No question set of this is marked for practice yet. Your teacher can mark some in the question bank.',
    zh: '这里还没有可自主练习的题组。老师可以在题库中开放题组。',
  },
  // One refusal for what is closed, met or not marked, since a reason would tell what stands in a test to come.
  'practice.nothingNow': {
    en: 'There is nothing to practise here at the moment. Choose something else, or come back in a few days.',
    zh: '这里暂时没有可以练习的题目。你可以换个范围，或过几天再来。',
  },
  'practice.nothingWrong': { en: 'You got nothing wrong here.', zh: '这次没有做错的题。' },
  'practice.reportResting': {
    en: 'This report is closed while you take a test that asks one of its questions.',
    zh: '你正在做的测试中有这份报告里的题目，报告暂不开放。',
  },
  'practice.handedIn': {
    en: 'This practice is handed in and can no longer be discarded.',
    zh: '这次练习已提交，不能再放弃。',
  },
  'answer.unfit': { en: 'This answer does not fit the question.', zh: '该答案与题目不符。' },
});
