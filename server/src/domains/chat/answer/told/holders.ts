import { latestHolders } from '../../../shareholders/offers/holders.ts'
import { presentProvenance } from '../../../../shared/provenance.ts'
import { daysOf } from '../prices.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'

/** Most holders that an answer lists. */
const MOST = 10

/** Answers who holds most of a company by the latest list, and how many hold its shares. */
export async function answerHolders(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, known, reading } = asking
  const span = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])[0]
  draft.operation = 'shareholders.holders'
  for (const companyId of companyIds) {
    const name = companyName(draft, known, companyId)
    const { day, holders, counted, told } = await latestHolders(services.sql, view, companyId, span)
    draft.opens.push({
      name: inWords(draft, `${name}的股东与分红`, `Shareholders and dividends of ${name}`),
      path: `company/${companyId}/shareholders`,
    })
    if (day === null && counted === null) {
      lacks(
        draft,
        inWords(
          draft,
          `${name}${span ? ` ${span.from} 至 ${span.to} ` : ''}的股东`,
          `The shareholders of ${name}${span ? `, ${span.from} to ${span.to}` : ''}`,
        ),
        told
          ? inWords(draft, '持有的股东名单里没有', 'None among the lists of holders that are held')
          : inWords(draft, '导入股东名单文件', 'Import a file of lists of holders'),
      )
      continue
    }
    draft.state = 'answered'
    if (counted !== null) {
      const label = inWords(draft, '股东户数', 'Number of holders')
      const fact = addFact(draft, {
        label,
        companyId,
        company: name,
        period: counted.day,
        unit: 'count',
        value: counted.holders,
      })
      say(
        draft,
        inWords(draft, `${name} ${counted.day} 的${label}为 `, `${label} of ${name} on ${counted.day}: `),
        { fact },
        inWords(draft, ' 户。', '.'),
      )
    }
    if (day === null) continue
    const share = inWords(draft, '持股比例', 'Share of all shares')
    draft.parts.push({
      type: 'table',
      title:
        reading.rank === null
          ? inWords(draft, `${name} ${day} 的前十大股东`, `The ten largest holders of ${name} on ${day}`)
          : inWords(draft, `${name} ${day} 持股最多的股东`, `The largest holders of ${name} on ${day}`),
      heads: 'holders',
      columns: [share],
      rows: holders.slice(0, reading.rank?.to ?? MOST).map((row) => ({
        head: row.holder,
        companyId: null,
        factIds: [
          row.ratio === null
            ? null
            : addFact(draft, {
                label: `${share} · ${row.holder}`,
                companyId,
                company: name,
                period: day,
                unit: 'percent',
                value: row.ratio,
                decimals: asking.reading.decimals,
                provenance: presentProvenance(row),
              }),
        ],
      })),
    })
  }
}
