import type { HolderChangesAsked } from '@pandora/intelligence/answers/rooms/asked'
import { holderChanges } from '../../../../shareholders/offers/holders.ts'
import { addFact, companyName, factOf, inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'

type Changes = Awaited<ReturnType<typeof holderChanges>>
type Holder = NonNullable<Changes['lists']>['holders'][number]

/** Holders that are shown. */
const SHOWN = 12

/** Answers what changed among the largest holders of companies since the list before, or in how many hold their shares. */
export async function answerHolderChanges(draft: Draft, asking: Asking, asked: HolderChangesAsked): Promise<void> {
  const { services, view, known } = asking
  draft.operation = 'shareholders.holders'
  for (const companyId of asked.companies.flatMap((one) => one.companyIds)) {
    const company = companyName(draft, known, companyId)
    draft.opens.push({
      name: inWords(draft, `${company}的股东与分红`, `Shareholders and dividends of ${company}`),
      path: `company/${companyId}/shareholders`,
    })
    const changes = await holderChanges(services.sql, view, companyId)
    if (asked.counted) tellCounts(draft, { companyId, company }, changes)
    else tellLists(draft, { companyId, company }, changes, asked)
  }
  const what = asked.counted
    ? inWords(draft, '股东户数的变化', 'change of the number of holders')
    : inWords(draft, '大股东的变化', 'changes among the largest holders')
  draft.understood = `${asked.companies
    .flatMap((one) => one.companyIds)
    .map((id) => companyName(draft, known, id))
    .join(' ')} ${what}`
}

interface Of {
  companyId: string
  company: string
}

/** How many hold the shares by the last two counts, and how far that went. */
function tellCounts(draft: Draft, of: Of, { counts }: Changes): void {
  const { company } = of
  if (counts === null) {
    lacks(
      draft,
      inWords(draft, `${company}两个日期的股东户数`, `Numbers of holders of ${company} on two days`),
      inWords(draft, '导入股东户数文件', 'Import a file of numbers of holders'),
    )
    return
  }
  draft.state = 'answered'
  const { now, before } = counts
  const label = inWords(draft, '股东户数', 'Number of holders')
  const count = (at: typeof now) => addFact(draft, { ...of, label, period: at.day, unit: 'count', value: at.holders })
  const [last, first] = [count(now), count(before)]
  const period = inWords(draft, `${before.day} 至 ${now.day}`, `${before.day} to ${now.day}`)
  say(
    draft,
    inWords(draft, `${company} ${now.day} 的${label}为 `, `${label} of ${company} on ${now.day}: `),
    { fact: last },
    inWords(draft, ' 户。', '.'),
  )
  say(
    draft,
    inWords(draft, `${company} ${before.day} 的${label}为 `, `${label} of ${company} on ${before.day}: `),
    { fact: first },
    inWords(draft, ' 户。', '.'),
  )
  const went = inWords(draft, '股东户数变化', 'Change of the number of holders')
  const difference = addFact(draft, {
    ...of,
    label: went,
    period,
    unit: 'count',
    value: now.holders - before.holders,
    formula: inWords(draft, '后一次 − 前一次', 'the later − the earlier'),
    parts: [last, first],
  })
  const rate =
    before.holders > 0
      ? addFact(draft, {
          ...of,
          label: inWords(draft, '股东户数变化率', 'Rate of change of the number of holders'),
          period,
          unit: 'percent',
          value: (now.holders / before.holders - 1) * 100,
          formula: inWords(draft, '后一次 ÷ 前一次 − 1', 'the later ÷ the earlier − 1'),
          parts: [last, first],
        })
      : null
  say(
    draft,
    inWords(draft, `${company} ${period} ${went}为 `, `${went} of ${company}, ${period}: `),
    { fact: difference },
    inWords(draft, ' 户。', '.'),
  )
  if (rate === null) return
  const word = factOf(draft, rate)?.label ?? ''
  say(
    draft,
    inWords(draft, `${company} ${period} ${word}为 `, `${word} of ${company}, ${period}: `),
    { fact: rate },
    inWords(draft, '。', '.'),
  )
}

const wanted = ({ change }: Holder, way: HolderChangesAsked['way']): boolean =>
  way === null
    ? change !== null && change !== 'same'
    : way === 'up'
      ? change === 'more' || change === 'new'
      : change === 'fewer'

/** Who of the largest holders has more or less than at the list before, who is new there, and who left it. */
function tellLists(draft: Draft, of: Of, { lists }: Changes, { way, most }: HolderChangesAsked): void {
  const { company } = of
  if (lists === null) {
    lacks(
      draft,
      inWords(draft, `${company}两期的大股东名单`, `Lists of the largest holders of ${company} of two days`),
      inWords(draft, '导入股东名单文件', 'Import a file of lists of holders'),
    )
    return
  }
  draft.state = 'answered'
  const { day, before, holders, left } = lists
  const period = inWords(draft, `${before} 至 ${day}`, `${before} to ${day}`)
  const list = holders.filter((one) => wanted(one, way))
  const whose = {
    up: inWords(draft, '增持或新进', 'have more, or are new'),
    down: inWords(draft, '减持', 'have less'),
    none: inWords(draft, '有变化', 'changed'),
  }[way ?? 'none']
  const label = inWords(draft, '变化的大股东', 'Large holders that changed')
  const count = addFact(draft, { ...of, label, period, unit: 'count', value: list.length })
  say(
    draft,
    inWords(
      draft,
      `${company} ${period} 的大股东名单里${whose}的有 `,
      `Of the largest holders of ${company}, ${period}, ${whose}: `,
    ),
    { fact: count },
    inWords(draft, ' 家。', '.'),
  )
  const words = {
    new: inWords(draft, '新进名单', 'new on the list'),
    more: inWords(draft, '增持', 'more'),
    fewer: inWords(draft, '减持', 'less'),
    same: inWords(draft, '未变', 'the same'),
  }
  const columns = [
    inWords(draft, '变化', 'Change'),
    inWords(draft, '增减股数', 'Shares more or less'),
    inWords(draft, '持股比例', 'Share of all shares'),
  ] as const
  if (list.length > 0)
    draft.parts.push({
      type: 'table',
      title: inWords(
        draft,
        `${company}大股东的变化 ${period}`,
        `Changes among the largest holders of ${company}, ${period}`,
      ),
      heads: 'holders',
      columns: [...columns],
      rows: list.slice(0, most ?? SHOWN).map((one) => ({
        head: one.holder,
        companyId: null,
        factIds: [
          one.change === null
            ? null
            : addFact(draft, {
                ...of,
                label: `${columns[0]} · ${one.holder}`,
                period,
                unit: 'text',
                value: null,
                text: words[one.change],
              }),
          one.changeShares === null
            ? null
            : addFact(draft, {
                ...of,
                label: `${columns[1]} · ${one.holder}`,
                period,
                unit: 'count',
                value: one.changeShares,
                provenance: one.provenance,
              }),
          one.ratio === null
            ? null
            : addFact(draft, {
                ...of,
                label: `${columns[2]} · ${one.holder}`,
                period: day,
                unit: 'percent',
                value: one.ratio,
                provenance: one.provenance,
              }),
        ],
      })),
    })
  // Who left the list of the largest may still hold some: that alone is told.
  if (way === 'up' || left.length === 0) return
  draft.parts.push({
    type: 'table',
    title: inWords(
      draft,
      `${before} 在名单上、${day} 不在的（不一定卖光）`,
      `On the list of ${before} and not on that of ${day} (they may still hold some)`,
    ),
    heads: 'holders',
    columns: [inWords(draft, `${before} 的持股比例`, `Share of all shares on ${before}`)],
    rows: left.slice(0, most ?? SHOWN).map((one) => ({
      head: one.holder,
      companyId: null,
      factIds: [
        one.ratio === null
          ? null
          : addFact(draft, {
              ...of,
              label: `${columns[2]} · ${one.holder}`,
              period: before,
              unit: 'percent',
              value: one.ratio,
            }),
      ],
    })),
  })
}
