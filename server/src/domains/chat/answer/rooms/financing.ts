import type { FinancingAsked } from '@pandora/intelligence/answers/rooms/asked'
import { roundOrder } from '@pandora/contract/domains/financing/rounds'
import { roundsListed } from '../../../financing/offers/listed.ts'
import { addFact, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { countFact, fieldsOf, spanOf, textFact } from './parts.ts'

/** Rounds that are shown. */
const SHOWN = 10

type Round = Awaited<ReturnType<typeof roundsListed>>['rounds'][number]

/** Answers which companies without a listing raised money: in which round, how much, who led, on which day. */
export async function answerFinancing(draft: Draft, asking: Asking, asked: FinancingAsked): Promise<void> {
  const span = spanOf(draft, asking, asked, null)
  if (span === null) return
  draft.operation = 'financing.list'
  const { topic, stage, least, order } = asked
  // A theme of the market is called as fields of the rounds are.
  const found = await roundsListed(asking.services, asking.view, {
    topic,
    from: asked.period === null && !asked.recent ? undefined : span.from,
    to: span.to,
    stage,
    least,
    order,
    most: asked.most ?? SHOWN,
  })
  const round = roundOrder.find((one) => one.code === stage?.code)
  const later = stage?.orLater ? inWords(draft, '及以后', ' or later') : ''
  const above = least ? amountWords(draft, least) : ''
  const stages = round ? `${nameIn(draft, round.name)}${later}` : ''
  const rounds = [stages, above].filter((one) => one !== '').join(inWords(draft, '、', ', '))
  const on = {
    all: '',
    field: inWords(draft, `${topic}领域`, ` in the field of ${topic}`),
    investor: inWords(draft, `${topic}参与`, ` with ${topic}`),
    name: inWords(draft, `公司或投资方名字里有${topic}`, ` whose company or investors are called ${topic}`),
  }[found.of]
  draft.understood = [topic, rounds, span.words, inWords(draft, '融资', 'financing rounds')]
    .filter((one) => one !== '')
    .join(' ')
  draft.opens.push({ name: inWords(draft, '融资轮次', 'Financing rounds'), path: 'financing' })
  if (found.total === 0) {
    const fields = fieldsOf(draft, found.fields)
    lacks(
      draft,
      inWords(
        draft,
        `${span.words} ${on}的${rounds}融资`,
        `Financing rounds${rounds === '' ? '' : ` (${rounds})`}${on}, ${span.words}`,
      ),
      inWords(
        draft,
        `持有的融资记录里没有；可以问更长的时间或别的领域：${fields}`,
        `None among the rounds held: ask of a longer time or another field: ${fields}`,
      ),
    )
    return
  }
  draft.state = 'answered'
  const total = countFact(draft, inWords(draft, '融资轮次', 'Financing rounds'), found.total, span.words)
  say(
    draft,
    inWords(
      draft,
      `${span.words} ${on}${stages}的融资${least ? `里金额${least.passed ? '超过 ' : '不低于 '}` : '有 '}`,
      `Financing rounds${stages === '' ? '' : ` (${stages})`}${on}${least ? ` with an amount ${least.passed ? 'over ' : 'of at least '}` : `, ${span.words}: `}`,
    ),
    ...(least
      ? [{ fact: leastFact(draft, least.amount, span.words) }, inWords(draft, '的有 ', `, ${span.words}: `)]
      : []),
    { fact: total },
    inWords(draft, ' 笔', ''),
    ...(order === 'largest'
      ? [
          inWords(draft, '，其中写明金额的 ', '; with an amount: '),
          {
            fact: countFact(draft, inWords(draft, '写明金额的轮次', 'Rounds with an amount'), found.sized, span.words),
          },
          inWords(draft, ' 笔，按金额从大到小：', ', the largest first.'),
        ]
      : [inWords(draft, '，从新到旧：', '; the newest first.')]),
  )
  if (asked.summed) saySum(draft, found, span.words)
  if (least && found.unsized > 0)
    say(
      draft,
      inWords(draft, '另有 ', 'Left out, for their amount is not told: '),
      { fact: countFact(draft, inWords(draft, '没有写明金额的轮次', 'Rounds without an amount'), found.unsized) },
      inWords(draft, ' 笔没有写明金额，未计入。', '.'),
    )
  draft.parts.push({
    type: 'table',
    title: `${inWords(draft, '融资轮次', 'Financing rounds')} ${span.words}`,
    heads: 'companies',
    columns: [
      inWords(draft, '金额', 'Amount'),
      inWords(draft, '轮次', 'Round'),
      inWords(draft, '领投', 'Lead'),
      inWords(draft, '领域', 'Field'),
      inWords(draft, '日期', 'Day'),
      inWords(draft, '投资方', 'Investors'),
    ],
    rows: found.rounds.map((one) => rowOf(draft, one)),
  })
  if (asked.valuation)
    lacks(
      draft,
      inWords(draft, '这些轮次的估值', 'Valuations of these rounds'),
      inWords(draft, '融资记录里没有估值', 'The rounds that are held tell no valuation'),
    )
}

/** A bound of amounts, in words. */
function amountWords(draft: Draft, { amount, passed }: NonNullable<FinancingAsked['least']>): string {
  const zh = amount >= 1e8 ? `${amount / 1e8} 亿元` : `${amount / 1e4} 万元`
  const en = amount >= 1e9 ? `CNY ${amount / 1e9} billion` : `CNY ${amount / 1e6} million`
  return inWords(draft, passed ? `超过 ${zh}` : `${zh}以上`, passed ? `over ${en}` : `at least ${en}`)
}

/** The least amount asked for, as a figure of the answer. */
const leastFact = (draft: Draft, value: number, period: string): string =>
  addFact(draft, { label: inWords(draft, '金额', 'amount'), unit: 'money', currency: 'CNY', value, period })

/** What the rounds come to, how much of it is estimated, and how many tell no amount. */
function saySum(draft: Draft, { sum }: Awaited<ReturnType<typeof roundsListed>>, period: string): void {
  const money = (zh: string, en: string, value: number) => ({
    fact: addFact(draft, {
      label: inWords(draft, zh, en),
      period,
      unit: 'money',
      currency: 'CNY',
      value: Math.round(value),
    }),
  })
  const rounds = (zh: string, en: string, value: number) => ({
    fact: countFact(draft, inWords(draft, zh, en), value, period),
  })
  if (sum.exactRounds + sum.rangedRounds === 0) {
    lacks(
      draft,
      inWords(draft, `${period} 的融资总额`, `The sum of the rounds, ${period}`),
      inWords(draft, '这些轮次都没有写明能折算的金额', 'None of these rounds tells an amount that can be converted'),
    )
    return
  }
  say(
    draft,
    inWords(draft, `${period} 融资总额 `, `Sum of rounds, ${period}: `),
    money('融资总额', 'Sum of rounds', sum.total),
    ...(sum.estimated > 0
      ? [
          inWords(draft, '，其中按区间估计的部分 ', '; estimated part (from ranges) '),
          money('按区间估计的部分', 'Estimated part', sum.estimated),
        ]
      : []),
    ...(sum.unconvertedRounds > 0
      ? [
          inWords(
            draft,
            '；没有汇率可折算的轮次没有计入，有 ',
            '; rounds that no rate converts, which are not counted: ',
          ),
          rounds('没有汇率可折算的轮次', 'Rounds that no rate converts', sum.unconvertedRounds),
          inWords(draft, ' 笔', ''),
        ]
      : []),
    ...(sum.unknownRounds > 0
      ? [
          inWords(draft, '；未写明金额的轮次没有计入，有 ', '; rounds without an amount, which are not counted: '),
          rounds('未写明金额的轮次', 'Rounds without an amount', sum.unknownRounds),
          inWords(draft, ' 笔', ''),
        ]
      : []),
    inWords(draft, '。', '.'),
  )
}

function rowOf(draft: Draft, one: Round) {
  const company = inWords(draft, one.companyZh, one.companyEn ?? one.companyZh)
  const more = { company, period: one.day, provenance: one.provenance }
  const cell = (label: string, text: string | null) =>
    text === null || text === '' ? null : textFact(draft, label, text, more)
  const leads = one.investors.filter(({ lead }) => lead === true)
  const { converted, text } = one.amount
  return {
    head: company,
    companyId: null,
    path: `financing-company/${encodeURIComponent(one.ventureId)}`,
    factIds: [
      // What is told as a range or in words stands as it is told.
      converted === null || converted.estimated
        ? cell(inWords(draft, '金额', 'Amount'), text)
        : addFact(draft, {
            ...more,
            label: inWords(draft, '金额', 'Amount'),
            unit: 'money',
            currency: 'CNY',
            value: converted.counted,
            ...(text === null ? {} : { formula: inWords(draft, `原文：${text}`, `As told: ${text}`) }),
          }),
      cell(inWords(draft, '轮次', 'Round'), inWords(draft, one.roundZh, one.roundEn)),
      cell(
        inWords(draft, '领投', 'Lead'),
        leads
          .map((lead) =>
            inWords(draft, lead.nameZh ?? lead.nameEn ?? lead.orgId, lead.nameEn ?? lead.nameZh ?? lead.orgId),
          )
          .join(inWords(draft, '、', ', ')),
      ),
      cell(
        inWords(draft, '领域', 'Field'),
        inWords(
          draft,
          one.subdomainZh ?? one.industryZh ?? '',
          one.subdomainEn ?? one.industryEn ?? one.industryZh ?? '',
        ),
      ),
      cell(inWords(draft, '日期', 'Day'), one.day),
      cell(
        inWords(draft, '投资方', 'Investors'),
        one.investors
          .map((by) => inWords(draft, by.nameZh ?? by.nameEn ?? by.orgId, by.nameEn ?? by.nameZh ?? by.orgId))
          .join(inWords(draft, '、', ', ')),
      ),
    ],
  }
}
