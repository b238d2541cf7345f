import type { z } from 'zod'
import { CSV_BOM, csvLine } from '@pandora/contract/csv'
import type { risk } from '@pandora/contract/domains/risk/operations'
import { riskTypeFacts } from '@pandora/contract/domains/risk/types'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { isoInstant } from '../../shared/provenance.ts'
import { presentSubject, type Names } from './present.ts'
import type { EntryNews, EntryRow } from './register.queries.ts'

type Entry = OutputOf<typeof risk.register>['dataList'][number]

/** Entries with what is new of them: what has news first, then what is to be reviewed, then the newest. */
export function presentEntries(rows: readonly EntryRow[], { names, news, topicIds, today }: EntryGround): Entry[] {
  const entries = rows.map((row): Entry => {
    const own = news.get(row.entry_id)
    return {
      entryId: row.entry_id,
      riskType: row.risk_type,
      subject: presentSubject(riskTypeFacts[row.risk_type].befalls === 'place', row.subject, names),
      state: row.state,
      owner: row.owner,
      note: row.note,
      reviewOn: row.review_on,
      reviewDue: row.review_on !== null && row.review_on <= today,
      createdAt: isoInstant(row.created_at) ?? '',
      changedAt: isoInstant(row.changed_at) ?? '',
      seenAt: isoInstant(row.seen_at) ?? '',
      news: own?.stories ?? 0,
      newsId: own?.document_id ?? null,
      newsTitle: own?.title ?? null,
      topicId: topicIds.get(`${row.risk_type} ${row.subject}`) ?? null,
    }
  })
  const rank = (one: Entry) => Number(one.news > 0) * 2 + Number(one.reviewDue)
  return entries.toSorted((a, b) => rank(b) - rank(a))
}

/** What entries are shown with. `topicIds`: the newest topic of each type and subject. */
export interface EntryGround {
  names: Names
  news: ReadonlyMap<string, EntryNews>
  topicIds: ReadonlyMap<string, string>
  today: string
}

const words = {
  zh: {
    head: ['风险', '对象', '处置', '负责人', '备注', '复核日', '登记于', '新消息'],
    states: { watched: '关注', accepted: '接受', mitigated: '已缓释' },
  },
  en: {
    head: ['Risk', 'Subject', 'Dealt with', 'Owner', 'Note', 'Review on', 'Kept since', 'News'],
    states: { watched: 'Watched', accepted: 'Accepted', mitigated: 'Mitigated' },
  },
} as const

/** The register as a file of cells, by the user's language. */
export function writeEntries(entries: z.infer<(typeof risk.exportRegister)['output']>, language: Language): string {
  const { head, states } = words[language === 'en' ? 'en' : 'zh']
  const lines = entries.map((one) => [
    inLanguage(riskTypeFacts[one.riskType], language),
    (language === 'en' ? one.subject.nameEn : one.subject.nameZh) ?? one.subject.id,
    states[one.state],
    one.owner,
    one.note,
    one.reviewOn ?? '',
    one.createdAt.slice(0, 10),
    one.news,
  ])
  return CSV_BOM + [head, ...lines].map((cells) => csvLine([...cells])).join('')
}
