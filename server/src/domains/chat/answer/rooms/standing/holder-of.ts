import type { HolderOfAsked } from '@pandora/intelligence/answers/rooms/asked'
import { presentProvenance } from '../../../../../shared/provenance.ts'
import { heldBy } from '../../../../shareholders/offers/held-by.queries.ts'
import { addFact, companyName, inWords, say, type Asking, type Draft } from '../../draft.ts'
import { countFact, textFact } from '../parts.ts'

/** Holdings that are shown, and most that are looked through. */
const [SHOWN, MOST] = [20, 200]

/**
 * Answers which companies a holder is among the ten largest of, by each one's latest list. Says nothing where no list names
 * it: the words may be of something else.
 */
export async function answerHolderOf(
  draft: Draft,
  { services, view, known }: Asking,
  asked: HolderOfAsked,
): Promise<void> {
  const rows = (await heldBy(services.sql, view, asked.name, MOST)).filter((row) => known.companies.has(row.company_id))
  if (rows.length === 0) return
  draft.state = 'answered'
  draft.operation = 'shareholders.holders'
  draft.understood = inWords(
    draft,
    `前十大股东里有${asked.name}的公司`,
    `Companies with ${asked.name} among their ten largest holders`,
  )
  const label = inWords(draft, '公司', 'Companies')
  say(
    draft,
    inWords(
      draft,
      `按各家最近一期的前十大股东名单，有名称含${asked.name}的股东的公司有 `,
      `By the latest lists of the ten largest holders, companies with one whose name holds ${asked.name}: `,
    ),
    { fact: countFact(draft, label, new Set(rows.map((row) => row.company_id)).size) },
    inWords(draft, ' 家；不在前十大的持股没有来源。', '. No source tells of holdings beyond the ten largest.'),
  )
  const [share, shares, who, day] = [
    inWords(draft, '持股比例', 'Share of all shares'),
    inWords(draft, '股数', 'Shares'),
    inWords(draft, '股东', 'Holder'),
    inWords(draft, '名单日期', 'Day of the list'),
  ]
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'companies',
    columns: [share, shares, who, day],
    rows: rows.slice(0, asked.most ?? SHOWN).map((row) => {
      const company = companyName(draft, known, row.company_id)
      const more = { companyId: row.company_id, company, period: row.held_on, provenance: presentProvenance(row) }
      return {
        head: company,
        companyId: row.company_id,
        factIds: [
          row.ratio === null
            ? null
            : addFact(draft, { ...more, label: `${share} · ${row.holder}`, unit: 'percent', value: row.ratio }),
          addFact(draft, { ...more, label: `${shares} · ${row.holder}`, unit: 'count', value: row.shares }),
          textFact(draft, who, row.holder, more),
          textFact(draft, day, row.held_on, more),
        ],
      }
    }),
  })
}
