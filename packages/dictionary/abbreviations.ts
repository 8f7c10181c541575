/** An abbreviation as it is written, with its meaning. */
export interface Abbreviation {
  /** In lower case, as in a shard. */
  word: string;
  spelling: string;
  /** Used where WordNet has no gloss. */
  en: string;
  zh: readonly string[];
}

const entry = (spelling: string, en: string, ...zh: string[]): Abbreviation => ({
  word: spelling.toLowerCase(),
  ...{ spelling, en, zh },
});

/** British English omits the point after a title. */
const withAndWithoutPoint = (spelling: string, en: string, ...zh: string[]): Abbreviation[] =>
  [spelling, `${spelling}.`].map((either) => entry(either, en, ...zh));

/** Abbreviations in learners' texts that the sources have no Chinese for; written for this product. */
export const abbreviations: readonly Abbreviation[] = [
  entry('US', 'the United States of America', '美国'),
  entry('UK', 'the United Kingdom', '英国'),
  entry('WHO', 'the World Health Organization', '世界卫生组织', '世卫组织'),
  entry('IT', 'information technology', '信息技术'),
  entry('U.S.', 'the United States of America', '美国'),
  entry('U.S.A.', 'the United States of America', '美国'),
  entry('U.K.', 'the United Kingdom', '英国'),
  entry('U.N.', 'the United Nations', '联合国'),
  entry('E.U.', 'the European Union', '欧盟'),
  entry('D.C.', 'the District of Columbia', '哥伦比亚特区', '华盛顿'),
  entry('a.m.', 'before noon', '上午'),
  entry('p.m.', 'after noon', '下午'),
  entry('A.M.', 'before noon', '上午'),
  entry('P.M.', 'after noon', '下午'),
  entry('A.D.', 'in the years since the birth of Christ', '公元'),
  entry('B.C.', 'before the birth of Christ', '公元前'),
  entry('e.g.', 'for example', '例如'),
  entry('i.e.', 'that is', '即', '也就是'),
  entry('etc.', 'and so on', '等等'),
  entry('vs.', 'against', '对', '与……相比'),
  ...withAndWithoutPoint('Mr', 'a form of address for a man', '先生'),
  ...withAndWithoutPoint('Mrs', 'a form of address for a married woman', '太太', '夫人'),
  ...withAndWithoutPoint('Ms', 'a form of address for a woman', '女士'),
  ...withAndWithoutPoint('Dr', 'a form of address for a doctor', '医生', '博士'),
  ...withAndWithoutPoint('Prof', 'a form of address for a professor', '教授'),
  entry('Ph.D.', 'the degree of a doctor of philosophy', '博士学位'),
  entry('St.', 'saint, or street', '圣', '街'),
  entry('No.', 'number', '第……号'),
  ...withAndWithoutPoint('Jan', 'January', '一月'),
  ...withAndWithoutPoint('Feb', 'February', '二月'),
  ...withAndWithoutPoint('Mar', 'March', '三月'),
  ...withAndWithoutPoint('Apr', 'April', '四月'),
  ...withAndWithoutPoint('Jun', 'June', '六月'),
  ...withAndWithoutPoint('Jul', 'July', '七月'),
  ...withAndWithoutPoint('Aug', 'August', '八月'),
  ...withAndWithoutPoint('Sep', 'September', '九月'),
  ...withAndWithoutPoint('Sept', 'September', '九月'),
  ...withAndWithoutPoint('Oct', 'October', '十月'),
  ...withAndWithoutPoint('Nov', 'November', '十一月'),
  ...withAndWithoutPoint('Dec', 'December', '十二月'),
  ...withAndWithoutPoint('Mon', 'Monday', '星期一'),
  ...withAndWithoutPoint('Tue', 'Tuesday', '星期二'),
  ...withAndWithoutPoint('Tues', 'Tuesday', '星期二'),
  ...withAndWithoutPoint('Wed', 'Wednesday', '星期三'),
  ...withAndWithoutPoint('Thu', 'Thursday', '星期四'),
  ...withAndWithoutPoint('Thurs', 'Thursday', '星期四'),
  ...withAndWithoutPoint('Fri', 'Friday', '星期五'),
  entry('approx.', 'approximately', '大约'),
  entry('Inc.', 'incorporated, in the name of a company', '股份有限公司'),
  entry('Ltd.', 'limited, in the name of a company', '有限公司'),
  entry('Co.', 'company', '公司'),
  entry('Jr.', 'junior, the younger of two with one name', '小', '年少的'),
  entry('Sr.', 'senior, the older of two with one name', '老', '年长的'),
  entry('Ave.', 'avenue, in an address', '大街'),
  entry('Rd.', 'road, in an address', '路'),
  entry('Gen.', 'general, before a name', '将军'),
  entry('Gov.', 'governor, before a name', '州长'),
  entry('Capt.', 'captain, before a name', '船长', '上尉'),
  entry('COVID-19', 'the disease caused by a coronavirus first found in 2019', '新冠肺炎', '新冠病毒感染'),
];
