import type { WhatIfAsked } from '@pandora/intelligence/answers/rooms/asked'
import type { ScenarioEffect, ValueRange } from '@pandora/contract/domains/scenarios/shapes'
import { stopOf } from '../../../scenarios/offers/stop.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft, type NewFact } from '../draft.ts'
import { countFact, namesOf } from './parts.ts'

/** Companies that are shown, and days of a stop where the question says none, as on the screen of scenarios. */
const [SHOWN, USUAL_DAYS] = [10, 30]

/** Answers who would be hit if companies made nothing for some days, as the scenario of it is worked out. */
export async function answerWhatIf(draft: Draft, asking: Asking, asked: WhatIfAsked): Promise<void> {
  const { services, view, now, uid, known } = asking
  draft.operation = 'scenarios.run'
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const days = asked.days ?? USUAL_DAYS
  const names = namesOf(draft, asking, ids)
  draft.understood = inWords(draft, `${names}停产 ${days} 天的情景`, `Scenario: ${names} stops for ${days} days`)
  for (const companyId of ids) {
    const name = companyName(draft, known, companyId)
    const { definition, result } = await stopOf({ db: services.sql, view, uid, now }, { companyId, days })
    draft.opens.push({
      name: inWords(draft, `情景：${name}停产`, `Scenario: ${name} stops`),
      path: `scenarios?what=${encodeURIComponent(JSON.stringify(definition))}`,
    })
    const reached = result.dataList.filter((one) => !one.direct)
    if (reached.length === 0) {
      lacks(
        draft,
        inWords(draft, `${name}停产会影响到的公司`, `Companies that a stop of ${name} would reach`),
        inWords(
          draft,
          '持有的供应关系里没有：可以导入供应链文件，或在“情景”页自己设定',
          'None among the supplies held: import a file of supplies, or set a scenario of your own',
        ),
      )
      continue
    }
    draft.state = 'answered'
    const stop = addFact(draft, {
      label: inWords(draft, '停产天数', 'Days of the stop'),
      unit: 'days',
      value: days,
      decimals: 0,
    })
    const links = { all: result.totals.links, unknown: result.totals.linksUnknown }
    say(
      draft,
      inWords(draft, `假设${name}停产 `, `Supposing that ${name} stops for `),
      { fact: stop },
      inWords(
        draft,
        '，按持有的供应关系推算会波及 ',
        ', by the supplies held (a scenario, no forecast): companies reached ',
      ),
      { fact: countFact(draft, inWords(draft, '波及的公司', 'companies reached'), result.totals.reached) },
      inWords(draft, ' 家公司（情景，不是预测）；沿用的 ', '; links followed '),
      { fact: countFact(draft, inWords(draft, '沿用的供应关系', 'links followed'), links.all) },
      inWords(draft, ' 条关系里没有披露占比的有 ', ', of which without a share '),
      { fact: countFact(draft, inWords(draft, '没有披露占比的关系', 'Links without a share'), links.unknown) },
      inWords(draft, ' 条，按区间计。', ', each taken as a range.'),
    )
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${name}停产的影响`, `What a stop of ${name} does`),
      heads: 'companies',
      columns: [
        inWords(draft, '受影响的营收占比，低', 'Share of revenue at risk, low'),
        inWords(draft, '高', 'high'),
        inWords(draft, '受影响的营收，低', 'Revenue at risk, low'),
        inWords(draft, '高', 'high'),
      ],
      rows: reached.slice(0, SHOWN).map((one) => ({
        head: inWords(draft, one.nameZh ?? one.nameEn ?? one.nodeId, one.nameEn ?? one.nameZh ?? one.nodeId),
        companyId: one.companyId,
        factIds: factsOf(draft, one),
      })),
    })
  }
}

/** Both ends of the share of its revenue that is at risk, and of the amount; no amount where its revenue is not held. */
function factsOf(draft: Draft, one: ScenarioEffect): (string | null)[] {
  const company = inWords(draft, one.nameZh ?? one.nameEn ?? one.nodeId, one.nameEn ?? one.nameZh ?? one.nodeId)
  const both = ({ low, high }: ValueRange, name: string, more: Omit<NewFact, 'label' | 'value'>) =>
    [
      [inWords(draft, '低', 'low'), low],
      [inWords(draft, '高', 'high'), high],
    ].map(([end, value]) =>
      addFact(draft, {
        companyId: one.companyId,
        company,
        ...more,
        label: `${name}${inWords(draft, '，', ', ')}${end}`,
        value: Number(value),
      }),
    )
  const shares = both(
    { low: one.effect.low * 100, high: one.effect.high * 100 },
    inWords(draft, '受影响的营收占比', 'Share of revenue at risk'),
    {
      unit: 'percent',
      formula: inWords(
        draft,
        '停产期间的营收里受影响的部分，按供应占比逐级传导（说明见“情景”）',
        'part of the revenue of those days, handed on along shares of supplies (see Scenarios)',
      ),
    },
  )
  const amounts = one.revenueAtRisk
    ? both(one.revenueAtRisk, inWords(draft, '受影响的营收', 'Revenue at risk'), {
        unit: 'money',
        currency: one.currency,
        period: one.periodEnd === null ? null : inWords(draft, `截至 ${one.periodEnd}`, `as of ${one.periodEnd}`),
        formula: inWords(
          draft,
          '受影响的营收 = 占比 × 近四个季度营收 × 天数 ÷ 365',
          'Revenue at risk = share × revenue of the last four quarters × days ÷ 365',
        ),
      })
    : [null, null]
  return [...shares, ...amounts]
}
