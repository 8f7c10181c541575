/** Colleagues who share their students; people by their usernames. */
export const teams = [
  { name: 'Contest mathematics', nameZh: '数学竞赛组', leader: 'qiao', members: ['shenyue'] },
] as const;

/** To whom a teacher pays special attention. */
export const stars = [
  { teacher: 'qiao', students: ['linxiaohe', 'pengruoxi'] },
  { teacher: 'mei', students: ['linxiaohe', 'luozhiyao'] },
] as const;

/** Teachers whom a colleague let take part: Mr. Dou had Lin Xiaohe in his class the year before. */
export const thirdParties = [{ student: 'linxiaohe', teacher: 'dou', by: 'qiao', days: -36 }] as const;

/** Which customers of the school's CRM some students are. */
export const customers = [
  { student: 'linxiaohe', number: 'HS-20418', by: 'qiao', days: -120 },
  { student: 'pengruoxi', number: 'HS-20433', by: 'qiao', days: -120 },
] as const;

/** Whom a teacher leads: tests are given to them. */
export const staff = [{ manager: 'qiao', members: ['bailu', 'martinreeve'], days: -90 }] as const;
