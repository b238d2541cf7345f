import { useState } from 'react'
import { impact } from '@pandora/contract/domains/impact/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { endsOf, number, percent } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../../ui/States.tsx'
import styles from './TrackRecord.module.css'
import { receiptTexts } from './texts.ts'

type Record = OutputOf<typeof impact.record>
type Bucket = Record['buckets'][number]
const horizons = ['5', '20'] as const
const rate = (value: number) => percent(value * 100, { digits: 1, sign: false })

/** Hit rates by score with their intervals: hollow and grey where there are too few to say anything. */
function Buckets({ buckets, score }: { buckets: readonly Bucket[]; score: number | null }) {
  const t = useTexts(receiptTexts)
  return (
    <table className={styles.buckets}>
      <thead>
        <tr>
          <th scope="col">{t('bucket')}</th>
          <th scope="col">{t('hit')}</th>
          <th scope="col" aria-label={t('hitInterval')}>
            <span className={styles.scale}>
              <span>0%</span>
              <span>50%</span>
              <span>100%</span>
            </span>
          </th>
          <th scope="col">{t('meanExcess')}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map((bucket, place) => {
          const here = score !== null && score >= bucket.from && (score < bucket.to || place === buckets.length - 1)
          return (
            <tr key={bucket.from} data-grey={bucket.grey} data-here={here}>
              <th scope="row">{t('range', { from: bucket.from, to: bucket.to })}</th>
              <td>{bucket.hitRate ? rate(bucket.hitRate.value) : '–'}</td>
              <td>
                {bucket.hitRate ? (
                  <span
                    className={styles.interval}
                    title={t('interval', { low: rate(bucket.hitRate.low), high: rate(bucket.hitRate.high) })}
                  >
                    <i
                      style={{
                        left: `${bucket.hitRate.low * 100}%`,
                        width: `${(bucket.hitRate.high - bucket.hitRate.low) * 100}%`,
                      }}
                    />
                    <b style={{ left: `${bucket.hitRate.value * 100}%` }} />
                  </span>
                ) : null}
              </td>
              <td>{bucket.excess ? percent(bucket.excess.value) : '–'}</td>
              <td>
                {number(bucket.samples, { digits: 0 })}
                {bucket.grey ? <small> {t('fewSamples')}</small> : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/**
 * What came after such scores: the market's or the company's own, for two lengths of time; grey below 30 samples, and
 * says so.
 */
export function TrackRecord({ companyId, score }: { companyId: string; score: number | null }) {
  const t = useTexts(receiptTexts)
  const [of, setOf] = useState<'market' | 'company'>('market')
  const [days, setDays] = useState<(typeof horizons)[number]>('5')
  const input = { horizonDays: Number(days) }
  const query = useOperation(impact.record, of === 'company' ? { ...input, companyId } : input, { keepPrevious: true })
  return (
    <section className={styles.record} aria-label={t('record')}>
      <header>
        <h3>{t('record')}</h3>
        <SegmentedControl
          label={t('recordOf')}
          value={of}
          onChange={setOf}
          options={[
            { value: 'market', text: t('ofMarket') },
            { value: 'company', text: t('ofCompany') },
          ]}
        />
        <SegmentedControl
          label={t('horizon')}
          value={days}
          onChange={setDays}
          options={horizons.map((value) => ({ value, text: t('days', { days: value }) }))}
        />
      </header>
      <Answer query={query} waiting={<Skeleton count={4} height={22} />}>
        {(record) =>
          record.samples === 0 ? (
            <p className={styles.quiet}>{t('noRecord')}</p>
          ) : (
            <div data-grey={record.grey}>
              {record.grey ? <p className={styles.warning}>{t('grey', { count: record.samples })}</p> : null}
              <p className={styles.verdict}>
                {record.hitRate ? (
                  <b>
                    {t('hitRate', { value: rate(record.hitRate.value) })}{' '}
                    <small>{t('interval', { low: rate(record.hitRate.low), high: rate(record.hitRate.high) })}</small>
                  </b>
                ) : null}
                {record.excess ? (
                  <span>
                    {t('excess', { value: percent(record.excess.value) })}{' '}
                    {endsOf(record.excess) ? (
                      <small>
                        {t('interval', { low: percent(record.excess.low), high: percent(record.excess.high) })}
                      </small>
                    ) : null}
                  </span>
                ) : null}
                <span>{t('samples', { count: number(record.samples, { digits: 0 }) })}</span>
              </p>
              <Buckets buckets={record.buckets} score={score} />
              <p className={styles.quiet}>
                {t('recordHow', { days })}
                {record.from && record.to ? ` ${t('recordSpan', { from: record.from, to: record.to })}` : ''}
              </p>
            </div>
          )
        }
      </Answer>
    </section>
  )
}
