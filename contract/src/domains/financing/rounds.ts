import type { Bilingual } from '../../language.ts'

/** Where in a company's life a round stands. `exit`: investors get out; `other`: no place in the order. */
export const stages = ['early', 'growth', 'late', 'exit', 'other'] as const
export type Stage = (typeof stages)[number]

export interface RoundName {
  code: string
  name: Bilingual
  stage: Stage
  /** As sources call it besides, in lower case: two generations of names, and codes of other lists. */
  also: readonly string[]
}

const round = (code: string, zh: string, en: string, stage: Stage, ...also: string[]): RoundName => ({
  code,
  name: { zh, en },
  stage,
  also: [code.toLowerCase(), zh.toLowerCase(), en.toLowerCase(), ...also],
})

/** Rounds in the order in which companies go through them. */
export const roundOrder: readonly RoundName[] = [
  round('seed', '种子轮', 'Seed', 'early', '种子', 'pre-seed', '种子+轮'),
  round('angel', '天使轮', 'Angel', 'early', '天使', '天使+轮', '天使+'),
  round('Pre-A', 'Pre-A 轮', 'Pre-A', 'early', 'pre-a轮', 'pre-a+轮', 'pre-a+'),
  round('A', 'A 轮', 'Series A', 'early', 'a轮'),
  round('A+', 'A+ 轮', 'Series A+', 'early', 'a+轮', 'a1', 'a2'),
  round('Pre-B', 'Pre-B 轮', 'Pre-B', 'growth', 'pre-b轮', 'pre-b+轮'),
  round('B', 'B 轮', 'Series B', 'growth', 'b轮'),
  round('B+', 'B+ 轮', 'Series B+', 'growth', 'b+轮', 'b1', 'b2'),
  round('Pre-C', 'Pre-C 轮', 'Pre-C', 'growth', 'pre-c轮'),
  round('C', 'C 轮', 'Series C', 'growth', 'c轮'),
  round('C+', 'C+ 轮', 'Series C+', 'growth', 'c+轮', 'c1', 'c2'),
  round('D', 'D 轮', 'Series D', 'late', 'd轮'),
  round('D+', 'D+ 轮', 'Series D+', 'late', 'd+轮'),
  round('E', 'E 轮', 'Series E', 'late', 'e轮', 'e+轮'),
  round('F', 'F 轮', 'Series F', 'late', 'f轮'),
  round('G', 'G 轮', 'Series G', 'late', 'g轮'),
  round('H', 'H 轮', 'Series H', 'late', 'h轮'),
  round('late', '后期', 'Late stage', 'late', '后期阶段', 'private_equity', '私募股权'),
  round('pre-IPO', '上市前', 'Pre-IPO', 'late', 'f轮-上市前', 'pre-ipo轮'),
  round('NEEQ', '新三板', 'NEEQ', 'exit', '新三板挂牌', '新三板定增'),
  round('IPO', '上市', 'IPO', 'exit', 'ipo上市', '已上市', 'ipo'),
  round('post-IPO', '上市后', 'Post-IPO', 'exit', 'ipo上市后', '定向增发', 'post_ipo_equity', 'post_ipo_debt'),
  round('merger', '并购', 'Merger', 'exit', '被收购', '收购', '合并', 'acquisition', 'm&a'),
  round('strategic', '战略投资', 'Strategic', 'other', '战略融资', '战略入股', 'corporate_round'),
  round('transfer', '股权转让', 'Share transfer', 'other', '老股转让', 'secondary_market'),
  round('venture', '风险投资（轮次未说明）', 'Venture, round not told', 'other'),
  round('debt', '债权融资', 'Debt', 'other', '债权', 'debt_financing', 'convertible_note'),
  round('crowd', '众筹', 'Crowdfunding', 'other', 'equity_crowdfunding', 'product_crowdfunding'),
  round('grant', '资助', 'Grant', 'other', 'non_equity_assistance', '捐赠'),
  round('unknown', '未说明', 'Not told', 'other', '-', '不明确', '未知', '未透露', 'undisclosed'),
]
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
const byName = new Map(roundOrder.flatMap((one) => one.also.map((name) => [plain(name), one] as const)))
const places = new Map(roundOrder.map((one, at) => [one.code, at]))

/** A round by any of its names; null for what is no name of a round. */
export const roundOf = (text: string): RoundName | null => byName.get(plain(text)) ?? null

/** Where a round stands in the order; behind all of them for what is none. */
export const roundPlace = (code: string): number => places.get(code) ?? roundOrder.length

/** Whether it takes a company further: a round of the order that is no way out and no placement beside it. */
export const isStep = ({ stage, code }: RoundName): boolean => stage !== 'other' && stage !== 'exit' && code !== 'late'
