import type { Bilingual } from '../../language.ts'
import type { ProblemCode } from './problems.ts'

/** What each problem of a graph is called. */
export const problemNames: Readonly<Record<ProblemCode, Bilingual>> = {
  DOUBLE_NODE: { zh: '两个节点用了同一个编号', en: 'two nodes have one id' },
  DOUBLE_EDGE: { zh: '两条边用了同一个编号', en: 'two edges have one id' },
  EDGE_WITHOUT_NODE: { zh: '边的一端没有节点', en: 'an end of an edge is no node' },
  EDGE_TO_ITSELF: { zh: '边的两端是同一个节点', en: 'an edge leads to its own node' },
  GROUP_UNKNOWN: { zh: '节点所在的分组不存在', en: 'the group of a node is not there' },
  GROUP_IN_ITSELF: { zh: '分组包含了自己', en: 'a group is within itself' },
  RANGE_TURNED: { zh: '区间的下限高于上限', en: 'a range has its low above its high' },
  DAYS_TURNED: { zh: '开始日期晚于结束日期', en: 'a first day is after the last' },
  SHARES_OVER_WHOLE: { zh: '份额合计超过 100%', en: 'shares add up to over 100%' },
  CYCLE: { zh: '供应关系成环', en: 'supply runs in a circle' },
  UNKNOWN_COMPANY: {
    zh: '市场里没有这家公司，作为自由节点保留',
    en: 'the market has no such company; kept as a free node',
  },
  SAME_COMPANY: { zh: '同一家公司有多个节点', en: 'one company has several nodes' },
}
