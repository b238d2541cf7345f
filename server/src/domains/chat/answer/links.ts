import { freeName } from '@pandora/contract/domains/supply/names'
import { dayIn, foundRelations, strongestEdges } from '../../supply/offers/links.queries.ts'
import { linksFrom } from '../../supply/offers/merged.ts'
import { seatsOf } from '../../supply/offers/seats.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from './draft.ts'
import { regionNamed } from './known.queries.ts'

/** Most partners that an answer lists. */
const MOST = 30

/** Answers who supplies a company or buys from it, of a province where one is named. */
export async function answerLinks(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, now, known, reading } = asking
  draft.operation = 'supply.partners'
  const [companyId] = companyIds
  if (companyId === undefined) return
  const suppliers = reading.intent === 'suppliers'
  const own = companyName(draft, known, companyId)
  const side = inWords(draft, suppliers ? '供应商' : '客户', suppliers ? 'suppliers' : 'customers')
  const place = reading.left.map((one) => one.text).join('')
  const region = place === '' ? null : await regionNamed(services.sql, place)
  if (place !== '' && region === null) {
    lacks(
      draft,
      inWords(draft, `没有听懂「${place}」`, `Not understood: “${place}”`),
      inWords(
        draft,
        '去掉它再问；若是地区，公司所在地只记到中国的省级，请写省、自治区或直辖市',
        'Ask without it. If it is a place: seats are kept by province of China, name one of them',
      ),
    )
    return
  }
  const day = dayIn(view, now)
  const [edges, found] = await Promise.all([
    strongestEdges(services.sql, view, {
      ids: [companyId],
      end: suppliers ? 'customer_id' : 'supplier_id',
      day,
      least: 0,
      most: 300,
    }),
    foundRelations(services.sql, view, { ids: [companyId], at: suppliers ? 'to' : 'from', types: ['supplies'] }),
  ])
  const links = await linksFrom(services.sql, view, day, edges, found)
  const partnerOf = (link: (typeof links)[number]) => (suppliers ? link.supplierId : link.customerId)
  const seats = await seatsOf(services.sql, view, links.map(partnerOf))
  const wanted = [...new Map(links.map((link) => [partnerOf(link), link])).values()].filter(
    (link) => region === null || seats.get(partnerOf(link))?.regionCode === region.region_code,
  )
  draft.opens.push({ name: inWords(draft, `${own}的供应链`, `Supply of ${own}`), path: `company/${companyId}/supply` })
  const where = region === null ? '' : inWords(draft, region.name_zh, region.name_en)
  if (wanted.length === 0) {
    lacks(
      draft,
      links.length === 0
        ? inWords(draft, `${own}的${side}`, `The ${side} of ${own}`)
        : inWords(draft, `${own}所在地为${where}的${side}`, `The ${side} of ${own} with a seat in ${where}`),
      inWords(
        draft,
        '导入供应关系文件，或讲到它们的公告与新闻',
        'Import a file of supplies, or announcements and news that tell of them',
      ),
    )
    return
  }
  draft.state = 'answered'
  const count = addFact(draft, {
    label: side,
    companyId,
    company: own,
    period: inWords(draft, `截至 ${day}`, `as of ${day}`),
    unit: 'count',
    value: wanted.length,
  })
  say(
    draft,
    inWords(
      draft,
      `来源与文本里说到的${own}${where === '' ? '' : `所在地为${where}`}的${side}有 `,
      `Sources and texts name these ${side} of ${own}${where === '' ? '' : ` in ${where}`}: `,
    ),
    { fact: count },
    inWords(draft, ' 家。', '.'),
  )
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `${own}的${side}`, `${side} of ${own}`),
    heads: 'companies',
    columns: [inWords(draft, '供应什么', 'What'), inWords(draft, '依据', 'Said in')],
    rows: wanted.slice(0, MOST).map((link) => {
      const id = partnerOf(link)
      const named = known.companies.has(id)
      const name = named ? companyName(draft, known, id) : (freeName(id) ?? id)
      const text = (label: string, words: string | null) =>
        words === null
          ? null
          : addFact(draft, {
              label,
              companyId: named ? id : null,
              company: name,
              unit: 'text',
              value: null,
              text: words,
            })
      return {
        head: name,
        companyId: named ? id : null,
        factIds: [
          text(
            inWords(draft, '供应什么', 'What'),
            draft.language === 'zh' ? link.productZh : (link.productEn ?? link.productZh),
          ),
          text(inWords(draft, '依据', 'Said in'), link.evidence.title ?? link.evidence.file),
        ],
      }
    }),
  })
}
