import type { FoundType } from './types.ts'

/**
 * How a sentence that names two companies, A before B, says what they are to one another: by the words between them and
 * those behind B. `turned`: the relation goes from B to A. Every repetition is bounded.
 */
export interface Rule {
  type: FoundType
  turned: boolean
  between: RegExp
  behind: RegExp | null
  /** Right so often in texts marked by people; see models/relations.md. */
  confidence: number
}

const is = '(?:已经?|目前|仍|则|正|还|也)?(?:是|为|系|成为|成了|作为|乃)'
const rank =
  '(?:其|全球|国内|中国|该公司|公司|重要|主要|核心|独家|唯一|最大|单一|第[一二三四五]大|前五大|长期|战略|一级|合格|上游|优秀|关键|首家|直接|间接|稳定|指定|的){0,4}'
const held = '(?:的|其|旗下|下属|间接|直接|全资|控股|参股|持股|拥有|一级|二级|境外|海外){0,4}'
const soon =
  '(?:将|拟|欲|已经?|正式|计划|宣布|完成|成功|或将?|正在|此前|再次|全资|溢价|现金|通过|曾|要|有意|于|终于){0,3}'
const goods =
  '(?:产品|零部件|零配件|配件|材料|原料|原材料|设备|芯片|电池|组件|配套|器件|模组|部件|电芯|钢材|铁矿石|煤炭|轮胎|玻璃|屏|代工)'

const rule = (
  type: FoundType,
  confidence: number,
  between: string,
  behind: string | null = null,
  turned = false,
): Rule => ({
  type,
  turned,
  between: new RegExp(`^(?:${between})$`, 'u'),
  behind: behind === null ? null : new RegExp(`^(?:${behind})`, 'u'),
  confidence,
})

/** The rules of Chinese texts; the first that fits counts. */
export const chineseRules: readonly Rule[] = [
  // Subsidiaries.
  rule('subsidiary', 0.95, `${held}(?:子公司|孙公司|附属公司|控股公司|全资公司)(?:[—、“"'（(])?`),
  rule('subsidiary', 0.93, is, `的?${held}(?:子公司|孙公司|附属公司|全资公司)`, true),
  rule('subsidiary', 0.92, `的?(?:母公司|(?:间接|新任?|原)?控股股东)(?:${is})?`, null, true),
  rule('subsidiary', 0.92, is, '的?(?:母公司|(?:间接|新任?)?控股股东)'),
  rule('subsidiary', 0.9, '(?:旗下|下属|麾下)(?:的)?(?:企业|公司|子品牌|品牌|上市公司)?'),
  // Supplies.
  rule('supplies', 0.95, is, `的?${rank}(?:零部件|材料|设备|芯片|电池|原料|内容)?(?:供应商|供货商|配套商|代工厂)`),
  rule(
    'supplies',
    0.95,
    `的?${rank}(?:零部件|材料|设备|芯片|电池|原料)?(?:供应商|供货商|代工厂)(?:${is}|包括|有|——)?`,
    null,
    true,
  ),
  rule('supplies', 0.94, `的?${rank}(?:大)?客户(?:${is}|包括|有|——)`),
  rule('supplies', 0.93, is, `的?${rank}(?:大)?(?:销售)?(?:客户|买家|采购方)(?!服务|经理)`, true),
  rule(
    'supplies',
    0.85,
    `${soon}(?:长期|主要|独家|批量|大量|直接)?(?:为|向|给|对)`,
    `(?:公司|集团)?(?:独家|批量|长期|持续|直接|稳定|大量|小批量|大批量){0,2}(?:供货|供应(?!链)|交付|出售.{0,10}${goods}|提供.{0,14}${goods})`,
  ),
  rule(
    'supplies',
    0.93,
    `${soon}(?:大量|长期|主要|直接)?(?:向|从)`,
    '(?:公司|集团)?(?:大量|批量|集中|追加|独家)?(?:采购|订购|购买|购进|进口|下单)(?!(?:了)?.{0,12}(?:股权|股份|资产|公司|债券))',
    true,
  ),
  rule('supplies', 0.92, `${soon}(?:采购|订购|采用|搭载|选用)了?(?:来自)?`, `的?.{0,8}${goods}`, true),
  rule(
    'supplies',
    0.92,
    `${soon}(?:中标|获得?|收到|拿下|签下|斩获|赢得|接获)了?(?:来自)?`,
    '的?.{0,14}(?:订单|定点|供货合同|采购合同|供货协议)',
  ),
  // Purchases of companies, before shares in them.
  rule(
    'acquires',
    0.8,
    `${soon}(?:以.{1,14}|斥资.{1,12}|出资.{1,12}|豪掷.{1,12})?(?:全资)?(?:收购|并购|兼并|吞并|买下|私有化)了?(?:了)?`,
  ),
  rule('acquires', 0.8, `${soon}(?:遭|被|获)(?:.{0,4})?`, '(?:以.{1,12})?(?:全资)?(?:收购|并购|兼并|吞并)', true),
  rule('acquires', 0.8, `${soon}对`, '的?(?:全资|全面|整体)?(?:收购|并购|要约收购)'),
  // Shares.
  rule(
    'invests_in',
    0.93,
    `${soon}(?:以.{1,14}|斥资.{1,12}|出资.{1,12}|耗资.{1,12})?(?:战略)?(?:入股|参股|增持|举牌|增资|注资|投资入股|战略投资|领投|持有|减持)了?`,
  ),
  rule(
    'invests_in',
    0.92,
    `${soon}(?:遭|被|获|获得)`,
    '(?:.{0,10})?(?:入股|参股|增持|举牌|注资|增资|战略投资|减持)',
    true,
  ),
  rule('invests_in', 0.92, is, `的?(?:第[一二三四五六七八九十]大|大|单一|最大|主要|战略|并列|其){0,4}股东`),
  rule(
    'invests_in',
    0.92,
    `的?(?:第[一二三四五六七八九十]大|大|单一|最大|主要|战略|原|并列){0,4}股东(?:${is}|——)?`,
    null,
    true,
  ),
  // Joint ventures and rivals.
  rule(
    'joint_venture',
    0.92,
    '(?:和|与|及|、|同|携手|联合|跟)',
    '(?:等)?(?:公司|集团)?(?:将|拟|已|计划|共同|宣布|双方|在.{1,8}){0,3}(?:合资|共同出资|共同投资设立|共同投资|共同设立|组建合资|成立合资|设立合资)(?!格)',
  ),
  rule('competitor', 0.94, `的?${rank}(?:老)?(?:竞争对手|劲敌|竞争者|死对头|竞品)(?:${is}|包括|——)?`),
  rule('competitor', 0.92, `(?:${is}|视)`, `(?:为|的)?${rank}(?:竞争对手|劲敌|竞争者|死对头)`),
  rule(
    'competitor',
    0.92,
    '(?:和|与|同|跟)',
    '(?:公司|集团)?(?:之间)?(?:的|在.{1,8}|展开|正面|直接|互为|是|形成|进行){0,3}(?:竞争|对决|争夺|较量|PK)(?!合作|力)',
  ),
  // Cooperation.
  rule(
    'cooperates',
    0.92,
    `(?:.{0,4})?(?:和|与|同|跟|携手|联手|牵手|联合|联姻)`,
    '(?:公司|集团)?(?:等)?(?:已|将|正式|宣布|双方|共同|在.{1,10}|就.{1,14}){0,3}(?:达成|签署|签订|签约|开展|建立|展开|进行|结成|合作|携手|联手).{0,14}(?:合作|协议|联盟|伙伴|备忘录)',
  ),
  rule('cooperates', 0.92, '(?:宣布|正式|将|已)?(?:携手|联手|牵手)', null),
]

/** Words that take back what a rule reads. */
export const denied =
  /没有|并非|不是|并未|尚未|未能|否认|不再|不实|终止|解除|放弃|撤销|子虚乌有|谣言|传闻|取消|拒绝|曾经|前身|竞购|如果|假如|能否|是否|可能|一旦|有望|若/u
