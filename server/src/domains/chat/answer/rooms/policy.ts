import type { PolicyAsked } from '@pandora/intelligence/answers/rooms/asked'
import { folded } from '@pandora/intelligence/words/fold'
import {
  departmentNamed,
  policiesListed,
  policiesNamed,
  provinceNamed,
  type LibrarySought,
} from '../../../policy/offers/library.ts'
import { policiesOfTopicNamed } from '../../../policy-topics/offers/topics.ts'
import { gradedThemes } from '../../../themes/offers/graded.ts'
import { openThemes } from '../many/groups.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { countFact, instantsOf, spanOf, textFact, type Span } from './parts.ts'
import { daysBefore } from '@pandora/intelligence/answers/days'

/** Documents that are shown, those of before where a time has none, days that “of late” reaches back, and companies of a theme. */
const [SHOWN, EARLIER, LATELY, MEMBERS] = [10, 3, 180, 12]

/** Address of the library as it is searched by words. */
const SEARCHED = 'policy?by=search&value='

/** Answers which documents of the policy library are on something or of somebody, the newest first. */
export async function answerPolicies(draft: Draft, asking: Asking, asked: PolicyAsked): Promise<void> {
  const span = spanOf(draft, asking, asked, null, LATELY)
  if (span === null) return
  draft.operation = 'policy.list'
  const found = await sought(asking, asked, instantsOf(span), { from: span.from, until: span.to })
  const on = asked.topic === '' ? '' : inWords(draft, `关于“${asked.topic}”的`, ` on “${asked.topic}”`)
  draft.understood = [asked.topic, span.words, inWords(draft, '政策文件', 'policy documents')].join(' ').trim()
  draft.opens.push({ name: libraryName(draft, asked, found.path), path: found.path })
  if (found.total === 0) {
    lacks(
      draft,
      inWords(draft, `${span.words} 政策库里没有${on}文件`, `No documents${on} in the policy library, ${span.words}`),
      inWords(draft, '可以问更长的时间，或导入政策文件', 'Ask of a longer time, or import policy documents'),
    )
    await tellEarlier(draft, asking, asked, span)
  } else {
    draft.state = 'answered'
    const total = countFact(draft, inWords(draft, '政策文件', 'Policy documents'), found.total, span.words)
    say(
      draft,
      inWords(
        draft,
        `${span.words} 政策库里${found.how.zh}有 `,
        `Documents in the policy library${found.how.en}, ${span.words}: `,
      ),
      { fact: total },
      inWords(draft, ' 份，从新到旧：', '; the newest first.'),
    )
    tellItems(draft, found.items, `${inWords(draft, '政策文件', 'Policy documents')} ${span.words}`)
  }
  if (asked.gains) await tellMembers(draft, asking, asked.topic)
}

/** What the screen of the library shows, where it is more than the answer counts: of any time, or by words of the text. */
function libraryName(draft: Draft, { period, recent }: PolicyAsked, path: string): string {
  const words = path.startsWith(SEARCHED) ? decodeURIComponent(path.slice(SEARCHED.length)) : ''
  const isTimed = period !== null || recent
  if (words === '')
    return isTimed
      ? inWords(draft, '政策库（不限时间）', 'Policy library (of any time)')
      : inWords(draft, '政策库', 'Policy library')
  return inWords(
    draft,
    `政策库：含“${words}”的文件，不限时间`,
    `Policy library: documents with “${words}”, of any time`,
  )
}

/** Who would gain is not inferred; which companies belong to the theme is known. */
async function tellMembers(draft: Draft, { services, view, now, known }: Asking, topic: string): Promise<void> {
  const theme = known.themes?.get(folded(topic))
  const members = theme ? ((await gradedThemes(services, view, now)).get(theme.themeId)?.members ?? []) : []
  lacks(
    draft,
    inWords(draft, '谁会受益', 'Who would gain'),
    members.length > 0
      ? inWords(
          draft,
          '产品不推断谁受益；主题的公司见下表',
          'The product does not infer it; the companies of the theme stand below',
        )
      : inWords(
          draft,
          '产品不推断谁受益：可以看主题里的公司，或问研报怎么说',
          'The product does not infer it: see the companies of the theme, or ask what reports say',
        ),
  )
  if (!theme || members.length === 0) return
  draft.state = 'answered'
  openThemes(draft, { themes: [theme] })
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `主题“${theme.nameZh}”的公司`, `Companies of the theme ${theme.nameEn}`),
    heads: 'companies',
    columns: [inWords(draft, '成员度', 'Membership')],
    rows: members
      .toSorted((a, b) => b.points - a.points)
      .slice(0, MEMBERS)
      .map((one) => {
        const company = companyName(draft, known, one.companyId)
        const label = inWords(draft, '成员度', 'Membership')
        return {
          head: company,
          companyId: one.companyId,
          factIds: [
            addFact(draft, { label, companyId: one.companyId, company, unit: 'percent', value: one.membership * 100 }),
          ],
        }
      }),
  })
}

type Found = Awaited<ReturnType<typeof policiesListed>> & { path: string; how: { zh: string; en: string } }

/** Where a time has none, the last documents before it, which the answer says they are. */
async function tellEarlier(draft: Draft, asking: Asking, asked: PolicyAsked, span: Span): Promise<void> {
  const before = spanOf(draft, asking, { period: null, recent: false }, null)
  if (before === null || span.from === before.from) return
  const until = daysBefore(span.from, 1)
  const { items, total } = await sought(asking, { ...asked, most: EARLIER }, instantsOf({ ...before, to: until }), {
    from: before.from,
    until,
  })
  if (total === 0) return
  draft.state = 'answered'
  tellItems(draft, items, inWords(draft, `${span.from} 之前最近的`, `The last ones before ${span.from}`))
}

/** Tells documents as a table: their titles, who issued them, their numbers and days. */
function tellItems(draft: Draft, items: Found['items'], title: string): void {
  draft.parts.push({
    type: 'table',
    title: title,
    heads: 'documents',
    columns: [inWords(draft, '发文机关', 'Issuer'), inWords(draft, '文号', 'Number'), inWords(draft, '日期', 'Day')],
    rows: items.map((item) => {
      const issuers = item.bodies.map((one) => inWords(draft, one.name, one.nameEn ?? one.name))
      const cell = (label: string, text: string | null) =>
        text === null || text === '' ? null : textFact(draft, label, text)
      return {
        head: item.title,
        companyId: null,
        path: `flash/${encodeURIComponent(item.documentId)}`,
        factIds: [
          cell(inWords(draft, '发文机关', 'Issuer'), issuers.join(inWords(draft, '、', ', '))),
          cell(inWords(draft, '文号', 'Number'), item.number),
          cell(inWords(draft, '日期', 'Day'), item.publishedOn),
        ],
      }
    }),
  })
}

/** Documents by what the words are: a theme, a topic, a class of industry, a body, a province, or words of the text. */
async function sought(
  { services, view, now, known }: Asking,
  { topic, most }: PolicyAsked,
  { from, to }: { from: number; to: number },
  days: { from: string; until: string },
): Promise<Found> {
  const shown = most ?? SHOWN
  const list = async (by: Partial<LibrarySought>, how: Found['how'], path: string): Promise<Found> => ({
    ...(await policiesListed(
      services,
      view,
      { by: undefined, value: '', area: 'issued', ...days, ...by },
      { most: shown, now },
    )),
    how,
    path,
  })
  const address = (by: string, value: string) => `policy?by=${by}&value=${encodeURIComponent(value)}`
  if (topic === '') return list({}, { zh: '', en: '' }, 'policy')
  const theme = known.themes?.get(folded(topic))
  const named = { zh: `讲到${topic}的`, en: ` that tell of ${topic}` }
  const ofTheme = theme ? await list({ themeId: theme.themeId }, named, address('search', theme.nameZh)) : null
  if (ofTheme && ofTheme.total > 0) return ofTheme
  const ofTopic = theme ? null : await policiesOfTopicNamed(services, view, topic, { from, to, most: shown })
  if (ofTopic)
    return {
      items: await policiesNamed(services, view, ofTopic.ids, now),
      total: ofTopic.total,
      how: { zh: `属于${topic}领域的`, en: ` of the topic ${topic}` },
      path: `policy-topics?topic=${encodeURIComponent(ofTopic.topicId)}`,
    }
  const industry = known.industries.get(folded(topic))
  if (industry) return list({ by: 'industry', value: industry.code }, named, address('industry', industry.code))
  const department = await departmentNamed(services, view, topic)
  const issued = { zh: `由${topic}发布的`, en: ` issued by ${topic}` }
  if (department) return list({ by: 'department', value: department }, issued, address('department', department))
  const province = provinceNamed(topic)
  if (province) return list({ by: 'region', value: province }, issued, address('region', province))
  const words = theme?.nameZh ?? topic
  return list({ by: 'search', value: words.slice(0, 80) }, named, address('search', words))
}

/** Documents of the library on something, issued between two days, as a question for them finds them. */
export const policiesOn = async (
  asking: Asking,
  topic: string,
  days: { from: string; to: string },
  most: number,
): Promise<Found['items']> =>
  (
    await sought(
      asking,
      { room: 'policy', topic, most, gains: false, period: null, recent: false },
      instantsOf({ ...days, words: '' }),
      { from: days.from, until: days.to },
    )
  ).items
