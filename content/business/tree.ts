import { treeOf } from '../tree-of.ts';

/** What a paper in accounting and business asks. */
export const businessTree = treeOf('business', { en: 'Accounting and business', zh: '财会与商务' }, [
  {
    id: 'concepts',
    name: { en: 'Concepts', zh: '基础知识' },
    section: { en: 'Accounting and business', zh: '财会与商务' },
    points: [
      ['accruals', 'Accruals and prepayments', '应计与预付'],
      ['entries', 'Double entry', '复式记账'],
      ['assets', 'Fixed assets and depreciation', '固定资产与折旧'],
      ['receivables', 'Receivables and bad debts', '应收账款与坏账'],
      ['cash', 'Profit and cash', '利润与现金'],
      ['ratios', 'Ratios', '财务比率'],
      ['control', 'Internal control', '内部控制'],
      ['reconciliation', 'Bank reconciliation', '银行对账'],
      ['trade', 'Prices and terms of trade', '定价与结算条件'],
    ],
  },
  {
    id: 'figures',
    name: { en: 'Figures', zh: '计算' },
    section: { en: 'Worked figures', zh: '计算题' },
    points: [
      ['profit', 'From sales to profit', '从收入到利润'],
      ['depreciation', 'Depreciation', '折旧'],
      ['collection', 'Days to collect', '收款天数'],
      ['break-even', 'Break-even', '盈亏平衡'],
      ['tax', 'Value added tax', '增值税'],
    ],
  },
  {
    id: 'cases',
    name: { en: 'Cases', zh: '案例' },
    section: { en: 'Written cases', zh: '书面案例' },
    points: [
      ['correction', 'Correcting an entry', '更正分录'],
      ['fraud', 'Guarding payments', '付款安全'],
      ['explaining', 'Explaining figures', '解释数字'],
    ],
  },
]);
