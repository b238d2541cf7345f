import { dayIn, foundRelations, strongestEdges } from '../../../supply/offers/links.queries.ts'
import { linksFrom } from '../../../supply/offers/merged.ts'
import { shareText } from '../links.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'

/** Whether a question asks if one company sells to another, rather than for lists of partners. */
export const asksBetween = (text: string, companies: number): boolean =>
  companies === 2 &&
  /^(?:does|do|did|is|are|has|have)\b|吗|么[？?]?$|是不是|有没有|是否|有无|没有?[？?]?$|the other way/i.test(
    text.trim(),
  ) &&
  !/共同|共享|都|谁|哪|shared|common|both|which|who|what/i.test(text)

/**
 * Answers whether one of two companies supplies the other, each way as sources and texts say it; that none is held says
 * nothing of whether there is one, and is told so.
 */
export async function answerBetween(draft: Draft, asking: Asking, ids: readonly [string, string]): Promise<void> {
  const { services, view, now, known } = asking
  draft.operation = 'supply.partners'
  const day = dayIn(view, now)
  const [edges, found] = await Promise.all([
    strongestEdges(services.sql, view, { ids: [...ids], end: 'supplier_id', day, least: 0, most: 600 }),
    foundRelations(services.sql, view, { ids: [...ids], at: 'from', types: ['supplies'] }),
  ])
  const links = (await linksFrom(services.sql, view, day, edges, found)).filter(
    (one) => ids.includes(one.supplierId) && ids.includes(one.customerId),
  )
  const names = ids.map((id) => companyName(draft, known, id))
  for (const id of ids)
    draft.opens.push({
      name: inWords(draft, `${companyName(draft, known, id)}的供应链`, `Supply of ${companyName(draft, known, id)}`),
      path: `company/${id}/supply`,
    })
  if (links.length === 0) {
    lacks(
      draft,
      inWords(
        draft,
        `来源与文本里没有说${names.join('与')}互为供应商或客户`,
        `No source or text held names ${names.join(' and ')} as supplier or customer of the other`,
      ),
      inWords(
        draft,
        '没有说到不等于没有：导入供应关系文件，或讲到它们的公告与新闻',
        'That none does is no proof: import a file of supplies, or announcements and news that tell of them',
      ),
    )
    return
  }
  draft.state = 'answered'
  for (const link of links) {
    const [seller, buyer] = [link.supplierId, link.customerId].map((id) => companyName(draft, known, id))
    const period = inWords(draft, `截至 ${day}`, `as of ${day}`)
    const shares = [
      { label: inWords(draft, '占营业收入', 'Share of revenue'), companyId: link.supplierId, of: link.revenueShare },
      { label: inWords(draft, '占采购额', 'Share of purchases'), companyId: link.customerId, of: link.purchaseShare },
    ].flatMap(({ label, companyId, of }) => {
      if (of === null) return []
      const company = companyName(draft, known, companyId)
      const fact = addFact(draft, {
        label,
        companyId,
        company,
        period,
        unit: 'text',
        value: null,
        text: shareText(of),
      })
      return [inWords(draft, `，${label}（${company}） `, `; ${label} (${company}) `), { fact }]
    })
    say(
      draft,
      inWords(draft, `${seller}向${buyer}供货`, `${seller} supplies ${buyer}`),
      ...shares,
      inWords(draft, '。', '.'),
    )
    const product = draft.language === 'zh' ? link.productZh : (link.productEn ?? link.productZh)
    const said = link.evidence.title ?? link.evidence.file
    draft.parts.push({
      type: 'table',
      title: inWords(draft, `${seller}供给${buyer}的`, `What ${seller} supplies to ${buyer}`),
      heads: 'companies',
      columns: [inWords(draft, '供应什么', 'What'), inWords(draft, '依据', 'Said in')],
      rows: [
        {
          head: seller ?? '',
          companyId: link.supplierId,
          factIds: [
            [inWords(draft, '供应什么', 'What'), product] as const,
            [inWords(draft, '依据', 'Said in'), said] as const,
          ].map(([label, text]) =>
            text === null
              ? null
              : addFact(draft, {
                  label,
                  companyId: link.supplierId,
                  company: seller ?? null,
                  unit: 'text',
                  value: null,
                  text,
                }),
          ),
        },
      ],
    })
  }
}
