import type { TrifleKind } from '../../../world.ts'
import type { Bank } from '../../grammar.ts'

/** How a routine matter is told: titles, first sentences and what may follow. */
export interface TrifleBank {
  title: Bank
  lead: Bank
  detail: Bank
}

/** What may end any of them. */
export const chineseTail: Bank = [
  '预计不会对公司当期业绩产生重大影响。',
  '公司生产经营一切正常。',
  '敬请投资者注意投资风险。',
  '对公司财务状况不构成重大影响。',
]

export const chineseTrifles: Readonly<Record<TrifleKind, TrifleBank>> = {
  'small-order': {
    title: [
      '{short}：中标{amount}{product}采购项目',
      '{short}签下{amount}{product}合同',
      '{short}：收到{amount}项目中标通知书',
      '{short}：子公司中标{amount}项目',
      '{short}获{other}{amount}订单',
      '{short}：与{other}签订{amount}供货合同',
    ],
    lead: [
      '{co}公告，近日收到中标通知书，中标金额{amount}。',
      '{co}{date}披露，与{other}签订{product}供货合同，合同金额{amount}。',
      '{co}表示，公司中标{other}{product}采购项目，金额{amount}。',
      '{co}{date}公告称，子公司获得{amount}订单。',
    ],
    detail: ['合同按进度结算。', '交货期为三个月。'],
  },
  'small-grant': {
    title: [
      '{short}：收到政府补助{amount}',
      '{short}获得政府补助{amount}',
      '{short}：子公司获补助{amount}',
      '{short}：{amount}政府补助到账',
      '{short}收到稳岗补贴{amount}',
      '{short}：关于获得{amount}政府补助的公告',
    ],
    lead: [
      '{co}公告，近日收到政府补助{amount}。',
      '{co}{date}披露，收到与收益相关的政府补助{amount}。',
      '{co}称，子公司获得地方财政补助{amount}。',
      '{co}{date}公告，{amount}补助资金已经到账。',
    ],
    detail: ['上述补助计入其他收益。', '具体会计处理以审计结果为准。'],
  },
  trial: {
    title: [
      '{short}：{product}获得药物临床试验批准通知书',
      '{short}：子公司{product}获批开展临床试验',
      '{short}{product}临床试验申请获批准',
      '{short}：收到{product}临床试验批准通知书',
      '{short}：{product}获准进行临床试验',
      '{short}子公司获临床试验批件',
    ],
    lead: [
      '{co}公告，{product}获得药物临床试验批准通知书。',
      '{co}{date}披露，子公司收到{product}的临床试验批准通知书。',
      '{co}称，{product}的临床试验申请获得批准。',
      '{co}{date}公告，同意{product}开展临床试验。',
    ],
    detail: ['药品研发周期长、环节多，结果存在不确定性。', '公司将按要求开展后续试验。'],
  },
  renewal: {
    title: [
      '{short}：{product}许可证获准续期',
      '{short}：生产许可证完成换发',
      '{short}{product}批准文号获得再注册',
      '{short}：经营许可证延续获批',
      '{short}：{product}资质证书续展',
      '{short}换发{product}生产许可证',
    ],
    lead: [
      '{co}公告，{product}生产许可证获准延续。',
      '{co}{date}披露，公司完成{product}许可证的换发。',
      '{co}称，经营许可证有效期届满，已获准续期。',
      '{co}{date}公告，{product}的资质证书获批续展。',
    ],
    detail: ['许可范围没有变化。', '新证书有效期五年。'],
  },
  'deputy-leaves': {
    title: [
      '{short}：副总经理{person}辞职',
      '{short}副总裁{person}因个人原因辞职',
      '{short}：关于副总经理辞职的公告',
      '{short}：{person}辞去副总经理职务',
      '{short}：副总裁{person}离任',
      '{short}：关于副总裁{person}辞职的公告',
    ],
    lead: [
      '{co}公告，副总经理{person}因个人原因辞职。',
      '{co}{date}披露，董事会收到副总经理{person}的辞职报告。',
      '{co}称，副总裁{person}因工作调整辞去副总裁职务。',
      '{co}{date}公告，副总裁{person}辞职，不再担任公司任何职务。',
    ],
    detail: ['其分管工作已经交接。', '辞职报告自送达董事会之日起生效。'],
  },
  'small-fine': {
    title: [
      '{short}：子公司被罚款{amount}',
      '{short}因消防问题被罚{amount}',
      '{short}：收到{amount}行政处罚决定书',
      '{short}：子公司环保违规被罚{amount}',
      '{short}一车间被罚款{amount}',
      '{short}：关于子公司收到行政处罚决定书的公告',
    ],
    lead: [
      '{co}公告，子公司因消防设施不合格被罚款{amount}。',
      '{co}{date}披露，子公司收到行政处罚决定书，被处以罚款{amount}。',
      '{co}称，一处厂区因排放记录不全被罚{amount}。',
      '{co}{date}公告，公司因用工申报迟延被处罚款{amount}。',
    ],
    detail: ['公司已完成整改并缴纳罚款。', '上述情形不属于重大违法行为。'],
  },
  'small-sale': {
    title: [
      '{short}：监事{person}减持{shares}股',
      '{short}高管{person}减持{shares}股',
      '{short}：{person}减持公司股份{shares}股',
      '{short}：高管减持{shares}股',
      '{short}股东{person}卖出{shares}股',
      '{short}：关于监事减持{shares}股的公告',
    ],
    lead: [
      '{co}公告，{person}通过集中竞价减持公司股份{shares}股。',
      '{co}{date}披露，高管{person}减持{shares}股。',
      '{co}称，监事{person}已减持{shares}股，减持计划实施完毕。',
      '{co}{date}公告，{person}因个人资金需要减持{shares}股。',
    ],
    detail: ['本次减持不会导致公司控制权变更。', '减持后其仍持有公司股份。'],
  },
  'small-claim': {
    title: [
      '{short}：涉及{amount}诉讼',
      '{short}被供应商起诉，涉案{amount}',
      '{short}：子公司被诉，涉案金额{amount}',
      '{short}：收到起诉状，涉案金额{amount}',
      '{short}遭{other}起诉索赔{amount}',
      '{short}：关于{amount}诉讼事项的公告',
    ],
    lead: [
      '{co}公告，{other}因买卖合同纠纷起诉公司，涉案金额{amount}。',
      '{co}{date}披露，子公司被{other}起诉，涉案金额{amount}。',
      '{co}称，公司收到法院传票，原告请求支付货款{amount}。',
      '{co}{date}公告，{other}起诉公司索赔{amount}。',
    ],
    detail: ['案件尚未开庭。', '公司将积极应诉。'],
  },
}
