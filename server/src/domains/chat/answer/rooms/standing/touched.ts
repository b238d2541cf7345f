import type { TouchedAsked } from '@pandora/intelligence/answers/rooms/asked'
import { dayOf } from '@pandora/contract/time'
import { daysBefore } from '@pandora/intelligence/answers/days'
import { drivenCompanies, type Driven, type Touch } from '../../../../ranking/offers/policies.ts'
import { documentTitles } from '../../../../ranking/offers/policies.queries.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../../draft.ts'
import { countFact, namesOf, textFact } from '../parts.ts'
import { policiesOn } from '../policy.ts'

/** Companies and policies that are shown, and days whose policies count, as on the list of companies by policies. */
const [SHOWN, DAYS, DOCUMENTS] = [12, 90, 500]

/** Answers which companies policies of the last 90 days touch, or by which of them the companies named are touched. */
export async function answerTouched(draft: Draft, asking: Asking, asked: TouchedAsked): Promise<void> {
  const ids = asked.companies.flatMap((one) => one.companyIds)
  draft.operation = 'ranking.policyDriven'
  if (ids.length > 0) await tellOf(draft, asking, ids, asked.most)
  else await tellCompanies(draft, asking, asked)
}

const wordsOfSpan = (draft: Draft, today: string): string => {
  const from = daysBefore(today, DAYS)
  return inWords(draft, `${from} 至 ${today}`, `${from} to ${today}`)
}

/** How a policy touches: it names the company, or an industry that it is in. */
const wayOf = (draft: Draft, { way }: Touch): string =>
  way === 'named' ? inWords(draft, '点名', 'names it') : inWords(draft, '所在行业', 'names its industry')

/** Companies that policies touch, the strongest first; of a topic those touched by documents on it. */
export async function tellCompanies(
  draft: Draft,
  asking: Asking,
  { topic, most }: Pick<TouchedAsked, 'topic' | 'most'>,
): Promise<void> {
  const { services, view, now, known } = asking
  const span = wordsOfSpan(draft, known.today)
  const on = topic === '' ? '' : inWords(draft, `关于${topic}的`, ` on ${topic}`)
  draft.understood = inWords(draft, `${span} ${topic}政策涉及的公司`, `Companies that policies${on} touch, ${span}`)
  draft.opens.push({ name: inWords(draft, '政策驱动榜', 'Companies by policies'), path: 'ranking' })
  const { order } = await drivenCompanies(services, view, now)
  const documents =
    topic === ''
      ? null
      : new Set(
          (await policiesOn(asking, topic, { from: daysBefore(known.today, DAYS), to: known.today }, DOCUMENTS)).map(
            (one) => one.documentId,
          ),
        )
  const list = order
    .map((one): Driven => {
      if (documents === null) return one
      const touches = one.touches.filter(({ documentId }) => documents.has(documentId))
      return { ...one, touches, strength: touches.reduce((sum, { points }) => sum + points, 0) }
    })
    .filter((one) => one.touches.length > 0)
    .toSorted((a, b) => b.strength - a.strength || (a.companyId < b.companyId ? -1 : 1))
  if (list.length === 0) {
    lacks(
      draft,
      inWords(draft, `${span} ${on}政策点到的公司`, `Companies that policies${on} touch, ${span}`),
      inWords(
        draft,
        '持有的政策文件里没有点到公司或其行业的；可以换一个词，或导入政策文件',
        'No policy held names a company or an industry of one: use another word, or import policies',
      ),
    )
    return
  }
  draft.state = 'answered'
  say(
    draft,
    inWords(
      draft,
      `${span} 的政策文件${topic === '' ? '' : `（${topic}）`}点到公司或其所在行业的，共 `,
      `Companies that policy documents${on} name, or an industry of theirs, ${span}: `,
    ),
    { fact: countFact(draft, inWords(draft, '政策涉及的公司', 'Companies touched'), list.length, span) },
    inWords(
      draft,
      ' 家；是否利好不作推断，按点到的次数与远近排：',
      '; whether it is good for them is not inferred; by how often and how lately.',
    ),
  )
  const shown = list.slice(0, most ?? SHOWN)
  const titles = await documentTitles(
    services.sql,
    view,
    shown.flatMap(({ touches: [first] }) => first?.documentId ?? []),
  )
  const columns = [
    inWords(draft, '点名的政策', 'Policies that name it'),
    inWords(draft, '涉及行业的政策', 'Policies that name its industry'),
    inWords(draft, '其中一份', 'One of them'),
  ] as const
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'companies',
    columns: [...columns],
    rows: shown.map(({ companyId, touches }) => {
      const company = companyName(draft, known, companyId)
      const count = (label: string, way: Touch['way']) =>
        addFact(draft, {
          label,
          companyId,
          company,
          period: span,
          unit: 'count',
          value: touches.filter((one) => one.way === way).length,
        })
      const title = titles.get(touches[0]?.documentId ?? '')
      return {
        head: company,
        companyId,
        factIds: [
          count(columns[0], 'named'),
          count(columns[1], 'industry'),
          title === undefined ? null : textFact(draft, columns[2], title, { companyId, company }),
        ],
      }
    }),
  })
}

/** Policies that touch the companies named, those that count most first. */
async function tellOf(draft: Draft, asking: Asking, ids: readonly string[], most: number | null): Promise<void> {
  const { services, view, now, known } = asking
  const span = wordsOfSpan(draft, known.today)
  draft.understood = `${namesOf(draft, asking, ids)} ${span} ${inWords(draft, '涉及它的政策', 'policies that touch it')}`
  const { byId } = await drivenCompanies(services, view, now)
  for (const id of ids) {
    const company = companyName(draft, known, id)
    draft.opens.push({ name: inWords(draft, `${company}的公司页`, `Page of ${company}`), path: `company/${id}` })
    const touches = byId.get(id)?.touches ?? []
    if (touches.length === 0) {
      lacks(
        draft,
        inWords(
          draft,
          `${span} 点到${company}或其所在行业的政策`,
          `Policies that name ${company} or its industry, ${span}`,
        ),
        inWords(draft, '持有的政策文件里没有', 'None among the policies held'),
      )
      continue
    }
    draft.state = 'answered'
    say(
      draft,
      inWords(
        draft,
        `${span} 点到${company}或其所在行业的政策有 `,
        `Policies that name ${company} or its industry, ${span}: `,
      ),
      {
        fact: addFact(draft, {
          label: inWords(draft, '涉及的政策', 'Policies that touch it'),
          companyId: id,
          company,
          period: span,
          unit: 'count',
          value: touches.length,
        }),
      },
      inWords(draft, ' 份：', '.'),
    )
    const shown = touches.slice(0, most ?? SHOWN)
    const titles = await documentTitles(
      services.sql,
      view,
      shown.map((one) => one.documentId),
    )
    const [how, day] = [inWords(draft, '怎样涉及', 'How'), inWords(draft, '日期', 'Day')]
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `涉及${company}的政策 ${span}`, `Policies that touch ${company}, ${span}`),
      heads: 'documents',
      columns: [how, day],
      rows: shown.map((one) => ({
        head: titles.get(one.documentId) ?? one.documentId,
        companyId: null,
        path: `flash/${encodeURIComponent(one.documentId)}`,
        factIds: [
          textFact(draft, how, wayOf(draft, one), { companyId: id, company }),
          textFact(draft, day, dayOf(one.publishedAt), { companyId: id, company }),
        ],
      })),
    })
  }
}
