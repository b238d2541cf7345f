import { freeName } from '@pandora/contract/domains/supply/names'
import { dayIn, foundRelations, strongestEdges } from '../../supply/offers/links.queries.ts'
import { linksFrom } from '../../supply/offers/merged.ts'
import { seatsOf } from '../../supply/offers/seats.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from './draft.ts'
import { regionNamed } from './known.queries.ts'

/** Words that ask how much depends on a partner. */
const OF_SHARE =
  /占|几成|比例|比重|依赖|单一|集中|受伤|受影响|停产|share|depend|single|large|concentrat|reliant|rely|hit|halt/i
/** Most partners that an answer lists. */
const MOST = 30

/** Answers who supplies companies or buys from them, of a province where one is named; what they share first. */
export async function answerLinks(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const partners: ReadonlySet<string>[] = []
  for (const companyId of companyIds) partners.push(await tellLinks(draft, asking, companyId))
  const [first, ...others] = partners
  if (!first || others.length === 0) return
  const shared = [...first].filter((id) => others.every((one) => one.has(id)))
  const names = companyIds.map((id) => companyName(draft, asking.known, id)).join(inWords(draft, '、', ' and '))
  const isOfSuppliers = asking.reading.intent === 'suppliers'
  const side = inWords(draft, isOfSuppliers ? '供应商' : '客户', isOfSuppliers ? 'suppliers' : 'customers')
  const label = inWords(draft, `共同的${side}`, `Shared ${side}`)
  const fact = addFact(draft, { label, company: names, unit: 'count', value: shared.length })
  const at = draft.parts.findIndex((part) => part.type === 'sentence' || part.type === 'table')
  const told = draft.parts.splice(at < 0 ? draft.parts.length : at)
  say(draft, inWords(draft, `${names}${label} `, `${label} of ${names}: `), { fact }, inWords(draft, ' 家。', '.'))
  if (shared.length > 0)
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${names}${label}`, `${label} of ${names}`),
      heads: 'companies',
      columns: [],
      rows: shared.map((id) => ({
        head: asking.known.companies.has(id) ? companyName(draft, asking.known, id) : (freeName(id) ?? id),
        companyId: asking.known.companies.has(id) ? id : null,
        factIds: [],
      })),
    })
  draft.parts.push(...told)
}

/** A share of sales or purchases in words: of one, or between the two that sources say. */
export function shareText({ low, high }: { low: number; high: number }): string {
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
  return low === high ? percent(low) : `${percent(low)} – ${percent(high)}`
}

/** What is supplied along a link, in both languages. */
type Good = Pick<Awaited<ReturnType<typeof linksFrom>>[number], 'productZh' | 'productEn'>

/** Whether what is supplied along a link is called so, in either language. */
const namesGood = ({ productZh, productEn }: Good, good: string): boolean =>
  (productZh ?? '').includes(good) || (productEn ?? '').toLowerCase().includes(good.toLowerCase())

/** The word of a question that some of the links call what is supplied by; null where none does. */
function goodIn(asked: string, links: readonly Good[]): string | null {
  const words = [asked, asked.replace(/s$/, '')]
    .map((one) => one.trim())
    .filter((one) => /\p{Script=Han}{2}|\w{3}/u.test(one))
  return words.find((word) => links.some((link) => namesGood(link, word))) ?? null
}

/** Tells the partners of one company on one side; their ids. */
async function tellLinks(draft: Draft, asking: Asking, companyId: string): Promise<ReadonlySet<string>> {
  const { services, view, now, known, reading } = asking
  draft.operation = 'supply.partners'
  const suppliers = reading.intent === 'suppliers'
  const own = companyName(draft, known, companyId)
  const side = inWords(draft, suppliers ? '供应商' : '客户', suppliers ? 'suppliers' : 'customers')
  const asked = reading.left
    .map((one) => one.text)
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
  // What they make of its sales or costs stands in the list.
  const place = OF_SHARE.test(asked) || reading.left.every((one) => OF_SHARE.test(one.text)) ? '' : asked
  // 电机供应商: what is called like an industry may be what is supplied.
  const [industry] = place === '' ? reading.industries : []
  const region = place === '' ? null : await regionNamed(services.sql, place)
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
  const all = await linksFrom(services.sql, view, day, edges, found)
  // What is no place may be what is supplied: 电机供应商.
  const good =
    place === '' ? (industry ? goodIn(industry.name, all) : null) : region !== null ? null : goodIn(place, all)
  if (place !== '' && region === null && good === null) {
    lacks(
      draft,
      inWords(draft, `没有听懂“${place}”`, `Not understood: “${place}”`),
      inWords(
        draft,
        '去掉它再问；若是地区，公司所在地只记到中国的省级，请写省、自治区或直辖市；若是货品，没有一条供应关系这样叫它',
        'Ask without it. If it is a place: seats are kept by province of China, name one of them; if it is a good, no supply is called so',
      ),
    )
    return new Set()
  }
  const links = good === null ? all : all.filter((link) => namesGood(link, good))
  const partnerOf = (link: (typeof links)[number]) => (suppliers ? link.supplierId : link.customerId)
  const seats = await seatsOf(services.sql, view, links.map(partnerOf))
  const shareOfLink = (link: (typeof links)[number]) => (suppliers ? link.purchaseShare : link.revenueShare)
  // Those on whom most depends first, as far as a source tells it.
  const wanted = [...new Map(links.map((link) => [partnerOf(link), link])).values()]
    .filter((link) => region === null || seats.get(partnerOf(link))?.regionCode === region.region_code)
    .toSorted((a, b) => (shareOfLink(b)?.high ?? -1) - (shareOfLink(a)?.high ?? -1))
  draft.opens.push({ name: inWords(draft, `${own}的供应链`, `Supply of ${own}`), path: `company/${companyId}/supply` })
  const where = region === null ? '' : inWords(draft, region.name_zh, region.name_en)
  const what = good === null ? '' : inWords(draft, `供应内容名称含${good}的`, ` of ${good}`)
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
    return new Set()
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
      `来源与文本里说到的${own}${where === '' ? '' : `所在地为${where}`}${where === '' && what !== '' ? '' : '的'}${what}${side}有 `,
      `Sources and texts name these ${side}${what} of ${own}${where === '' ? '' : ` in ${where}`}: `,
    ),
    { fact: count },
    inWords(draft, ' 家。', '.'),
  )
  // Of a customer what it is of the company's sales, of a supplier what it is of its purchases, where a source tells it.
  const shareName = suppliers
    ? inWords(draft, '占采购额', 'Share of purchases')
    : inWords(draft, '占营业收入', 'Share of revenue')
  const shareOf = (link: (typeof links)[number], name: string, partnerId: string | null): string | null => {
    const share = shareOfLink(link)
    if (share === null) return null
    return addFact(draft, {
      label: shareName,
      companyId: partnerId,
      company: name,
      unit: 'text',
      value: null,
      text: shareText(share),
    })
  }
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `${own}的${side}`, `${side} of ${own}`),
    heads: 'companies',
    columns: [shareName, inWords(draft, '供应什么', 'What'), inWords(draft, '依据', 'Said in')],
    rows: wanted.slice(0, reading.rank?.to ?? MOST).map((link) => {
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
          shareOf(link, name, named ? id : null),
          text(
            inWords(draft, '供应什么', 'What'),
            draft.language === 'zh' ? link.productZh : (link.productEn ?? link.productZh),
          ),
          text(inWords(draft, '依据', 'Said in'), link.evidence.title ?? link.evidence.file),
        ],
      }
    }),
  })
  return new Set(wanted.map(partnerOf))
}
