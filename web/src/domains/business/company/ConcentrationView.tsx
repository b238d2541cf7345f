import { business } from '@pandora/contract/domains/business/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { figureTexts } from '../../figures/offers/texts.ts'
import { useWords } from './useWords.ts'
import styles from './Concentration.module.css'
import tones from './tones.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { businessViews } from '../parameters.ts'
import type { Concentration } from './model.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type OfParts = Concentration['dataList'][number]
/** What is said of a way of cutting beside its concentration. */
const told: ReadonlySet<OfParts['notes'][number]> = new Set(['TOTAL_DIFFERS', 'LEVELS_MIXED', 'PART_WITHOUT_REVENUE'])
const sizes = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const levels = ['1', '2', '3'] as const
const share = (value: number | null) => percent(value, { digits: 1, sign: false })

/** Each way of cutting: CRn of every year as small bars, the newest as a figure, with HHI. */
function PartsTable({ data }: { data: Concentration }) {
  const { t, partName, breakdownNotes } = useWords()
  const cuts = [...Map.groupBy(data.dataList, (one) => one.type)]
  const row = ([type, years]: [OfParts['type'], OfParts[]]) => {
    const [newest] = years
    if (!newest) return null
    const said = breakdownNotes({ ...newest, notes: newest.notes.filter((note) => told.has(note)) })
    const why = newest.absence ? t(`absence_${newest.absence}`) : undefined
    return (
      <tr key={type} className={tones.tones} data-cut={type}>
        <th scope="row">
          {t(type)}
          <small>
            {newest.year} · {t('counted', { count: newest.counted })}
          </small>
          {said.map((note) => (
            <small key={note} className={styles.note}>
              {note}
            </small>
          ))}
        </th>
        <td className={styles.big}>
          <Figure value={newest.crn} digits={1} unit="%" reason={why} strong />
        </td>
        <td>
          <Figure value={newest.hhi} digits={0} reason={why} />
        </td>
        <td>
          <span
            className={styles.course}
            role="img"
            aria-label={years
              .toReversed()
              .map((one) => `${one.year ?? '–'} ${share(one.crn)}`)
              .join(', ')}
          >
            {years.toReversed().map((one) => (
              <i
                key={one.year}
                data-tone="0"
                title={`${one.year ?? '–'} ${share(one.crn)} · HHI ${number(one.hhi, { digits: 0 })}`}
                style={{ height: `${Math.max(2, one.crn ?? 0)}%` }}
              />
            ))}
          </span>
        </td>
        <td
          className={styles.names}
          title={newest.largest
            .map((one) => `${partName({ nameZh: one.nameZh ?? '', nameEn: one.nameEn })} ${share(one.share)}`)
            .join(' · ')}
        >
          <Text>
            {newest.largest.map((one) => partName({ nameZh: one.nameZh ?? '', nameEn: one.nameEn })).join(' · ')}
          </Text>
        </td>
      </tr>
    )
  }
  return (
    <table className={styles.parts}>
      <caption className="visually-hidden">{t('ofParts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ofParts')}</th>
          <th scope="col">CR{data.n}</th>
          <th scope="col">{t('hhi')}</th>
          <th scope="col">{t('course')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('part')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{cuts.map(row)}</tbody>
    </table>
  )
}

/** The companies of its industry by revenue of the year: CRn, HHI, the largest, and where this company stands. */
function Industry({
  industry,
  n,
  companyId,
}: {
  industry: NonNullable<Concentration['industry']>
  n: number
  companyId: string
}) {
  const { t, language } = useWords()
  if (industry.absence !== null)
    return (
      <p className={styles.quiet}>
        {t('ofIndustry')} – {t(`absence_${industry.absence}`)}
        {industry.absence === 'TOO_FEW_REPORTED'
          ? ` (${t('companiesCounted', { counted: industry.counted, companies: industry.companies, year: industry.year ?? '' })})`
          : ''}
      </p>
    )
  return (
    <section className={styles.industry}>
      <div className={styles.head}>
        <h3>
          {industry.code ? (
            <ScreenLink to={`/index/industries/${industry.code}`}>
              {named(industry.nameZh, industry.nameEn, language, industry.code)}
            </ScreenLink>
          ) : null}
        </h3>
        <small>
          {t('companiesCounted', {
            counted: industry.counted,
            companies: industry.companies,
            year: industry.year ?? '',
          })}
        </small>
      </div>
      <p className={styles.sums}>
        <span>
          CR{n} <b>{share(industry.crn)}</b>
        </span>
        <span>
          HHI <b>{number(industry.hhi, { digits: 0 })}</b>
        </span>
        <span>
          {industry.own ? t('ownPlace', { rank: industry.own.rank, share: share(industry.own.share) }) : t('ownNone')}
        </span>
      </p>
      <ol>
        {industry.largest.map((one) => (
          <li key={one.key} data-own={one.key === companyId || undefined}>
            <span>{one.rank}</span>
            <ScreenLink to={`/index/company/${encodeURIComponent(one.key)}`}>
              {named(one.nameZh, one.nameEn, language, one.key)}
            </ScreenLink>
            <i aria-hidden="true">
              <b style={{ width: `${one.share}%` }} />
            </i>
            <Figure value={one.share} digits={1} unit="%" />
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * How much of revenue the n largest hold, among the parts of the business and among the companies of its industry
 * (COMP-33).
 */
export default function ConcentrationView({
  parameters,
  setParameters,
}: ViewProps<typeof businessViews.concentration>) {
  const { t, breakdownNotes } = useWords()
  const figure = useTexts(figureTexts)
  const { companyId = '', kind, level } = parameters
  const n = Number(parameters.n)
  const query = useOperation(
    business.concentration,
    { companyId, n, kind, level: Number(level) },
    { keepPrevious: true },
  )
  return (
    <ViewBody
      answer={query}
      table={({ dataList }) => ({
        name: 'concentration',
        head: [t('part'), t('from'), `CR${n}`, t('hhi'), t('total'), figure('notes')],
        rows: dataList.map((one) => [
          t(one.type),
          one.year,
          one.crn,
          one.hhi,
          one.total,
          breakdownNotes(one).join('; ') || null,
        ]),
      })}
      controls={
        <>
          <Select
            height="small"
            aria-label={t('largestN')}
            value={parameters.n}
            onChange={({ target }) => setParameters({ n: sizes.find((one) => one === target.value) ?? null })}
          >
            {sizes.map((one) => (
              <option key={one} value={one}>
                CR{one}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label={t('level')}
            value={level}
            onChange={(next) => setParameters({ level: next })}
            options={levels.map((value) => ({ value, text: t('levelN', { level: value }) }))}
          />
        </>
      }
    >
      {(data) => (
        <div className={styles.body}>
          <div>
            <PartsTable data={data} />
            <p className={styles.how}>{t('concentrationHow')}</p>
          </div>
          {data.industry ? <Industry industry={data.industry} n={data.n} companyId={companyId} /> : null}
        </div>
      )}
    </ViewBody>
  )
}
