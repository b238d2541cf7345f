import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import type { RiskTopicsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { hottestTopics } from '../../../../risk/offers/topics.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../../draft.ts'
import { countFact, textFact } from '../parts.ts'

/** Topics that are shown. */
const SHOWN = 8

/** Answers which risks texts tell most of now, the hottest first, each with how many stories tell of it and the newest of them. */
export async function answerRiskTopics(draft: Draft, asking: Asking, asked: RiskTopicsAsked): Promise<void> {
  const { services, view, known } = asking
  draft.operation = 'risk.topics'
  draft.understood = inWords(draft, '风险话题，按热度', 'Topics of risk, by heat')
  draft.opens.push({ name: inWords(draft, '风险', 'Risk'), path: 'risk' })
  const { total, topics } = await hottestTopics(services, view, asked.most ?? SHOWN)
  if (topics.length === 0) {
    lacks(
      draft,
      inWords(draft, '风险话题', 'Topics of risk'),
      inWords(
        draft,
        '没有读到讲风险的文章：导入新闻、公告或研报',
        'No texts that tell of risks were read: import news, announcements or reports',
      ),
    )
    return
  }
  draft.state = 'answered'
  say(
    draft,
    inWords(draft, '文章里讲到的风险话题有 ', 'Topics of risk that texts tell of: '),
    { fact: countFact(draft, inWords(draft, '风险话题', 'Topics of risk'), total) },
    inWords(draft, ' 个，按热度从高到低：', '; the hottest first.'),
  )
  const columns = [
    inWords(draft, '文章组数', 'Stories'),
    inWords(draft, '最近一天', 'Last day'),
    inWords(draft, '最新一篇', 'Newest text'),
  ] as const
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'risks',
    columns: [...columns],
    rows: topics.map(({ topicId, riskType, subject, stories, lastDay, newsTitle }) => {
      const type = nameIn(draft, riskTypeFacts[riskType])
      const companyId = subject.kind === 'company' ? subject.id : null
      const whose =
        companyId !== null && known.companies.has(companyId)
          ? companyName(draft, known, companyId)
          : inWords(draft, subject.nameZh ?? subject.nameEn ?? '', subject.nameEn ?? subject.nameZh ?? '')
      const head = whose === '' ? type : `${type} · ${whose}`
      return {
        head,
        companyId: null,
        path: `risk/topic/${encodeURIComponent(topicId)}`,
        factIds: [
          addFact(draft, { label: `${columns[0]} · ${head}`, unit: 'count', value: stories }),
          textFact(draft, columns[1], lastDay),
          newsTitle === '' ? null : textFact(draft, columns[2], newsTitle),
        ],
      }
    }),
  })
}
