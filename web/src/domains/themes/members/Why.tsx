import { themes } from '@pandora/contract/domains/themes/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime, number, percent } from '../../../lib/formats.ts'
import { isCompiled } from '../../../lib/compiled.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { codeOf, nameOf } from '../model.ts'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { themeTexts } from '../texts.ts'
import styles from './Members.module.css'
import { Text } from '../../../ui/kit/Text.tsx'

type Data = OutputOf<typeof themes.membership>

/** The grounds with value, weight and points; all points add up to the membership's. */
function Parts({ data }: { data: Data }) {
  const t = useTexts(themeTexts)
  const most = Math.max(1, ...data.parts.map(({ points }) => points))
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th>{t('ground')}</th>
          <th>{t('raw')}</th>
          <th>{t('weight')}</th>
          <th aria-hidden="true" />
          <th>{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {data.parts.map(({ ground, raw, weight, points }) => (
          <tr key={ground}>
            <th scope="row">{t(`ground_${ground}`)}</th>
            <td>{number(raw, { digits: 3 })}</td>
            <td>{number(weight, { digits: 2 })}</td>
            <td className={styles.part} aria-hidden="true">
              <i style={{ width: `${(points / most) * 100}%` }} />
            </td>
            <td>
              <b>{number(points, { digits: 1 })}</b>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td colSpan={3}>{t('partsSum')}</td>
          <td>
            <b>{number(data.points, { digits: 1 })}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Business({ segments }: { segments: Data['segments'] }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  if (segments.length === 0) return <p className={styles.quiet}>{t('noSegments')}</p>
  return (
    <ul className={styles.segments}>
      {segments.map((one) => (
        <li key={`${one.dimension} ${one.name} ${one.periodEnd}`} data-counted={one.counted}>
          <span className={styles.segment}>
            {named(one.name, one.nameEn, language)}
            <small>
              {one.word ? `${t('word')} ${one.word}` : t('notCounted')} ·{' '}
              {isCompiled(one.provenance) ? (
                <span title={t('compiledLong', { day: one.periodEnd })}>{t('compiledOn', { day: one.periodEnd })}</span>
              ) : (
                one.periodEnd
              )}
            </small>
          </span>
          <Figure value={one.revenueShare} as="percent" digits={1} reason={t('notReported')} />
          <ProvenanceLink provenance={one.provenance} bare />
        </li>
      ))}
    </ul>
  )
}

function Documents({ data, onDocument }: { data: Data; onDocument: (newsId: string) => void }) {
  const t = useTexts(themeTexts)
  const { common, sourceOf } = useSources(data.documents)
  if (data.documents.length === 0) return <p className={styles.quiet}>{t('noDocuments')}</p>
  return (
    <>
      <CommonSource of={common} />
      <ul className={styles.documents}>
        {data.documents.map((one) => (
          <li key={one.newsId}>
            <button type="button" onClick={() => onDocument(one.newsId)}>
              {one.title}
              <small>
                {dateTime(one.newsTimestamp).slice(0, 10)} · <Text>{sourceOf(one)}</Text> ·{' '}
                {t(`relation_${one.relation}`)}
                {one.copies > 0 ? ` · ${t('copies', { count: one.copies })}` : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  themeId: string
  theme: string
  companyId: string
  onClose: () => void
  onDocument: (newsId: string) => void
}

/** Why a company belongs to a theme: its points with their parts, the business and the texts they come from. */
export function Why({ themeId, theme, companyId, onClose, onDocument }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const query = useOperation(themes.membership, { themeId, companyId })
  const { data } = query
  const name = data ? nameOf(data, language, codeOf(companyId)) : codeOf(companyId)
  return (
    <SidePanel title={t('why')} context={name} onClose={onClose}>
      {query.error?.code === 'NOT_FOUND' && !data ? (
        <Empty why={t('notMember', { company: name })} action={{ text: t('toMembers'), run: onClose }} />
      ) : (
        <Answer query={query} waiting={<Skeleton shape="text" count={12} />}>
          {(why) => (
            <div className={styles.why}>
              <p className={styles.total}>
                <b>{number(why.points, { digits: 1 })}</b>
                <span>/ 100</span>
                {why.band ? (
                  <span data-band={why.band} title={t(`bandLong_${why.band}`)}>
                    {t(`band_${why.band}`)}
                  </span>
                ) : null}
                <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{t('toCompany')}</ScreenLink>
              </p>
              <p className={styles.quiet}>
                {t('whyOf', { name, theme })}
                {why.knownAt ? ` · ${t('knownAt', { at: dateTime(why.knownAt) })}` : ''}
              </p>
              <Parts data={why} />
              <p className={styles.quiet}>
                {t('formula', { formula: named(why.formula.zh, why.formula.en, language) })}
              </p>
              <h3>
                {t('segments')}
                {why.revenueShare === null ? null : (
                  <small>
                    {why.revenuePeriod ? t('revenueShareOf', { period: why.revenuePeriod }) : t('revenueShare')}{' '}
                    {percent(why.revenueShare, { digits: 1, sign: false })}
                  </small>
                )}
              </h3>
              <Business segments={why.segments} />
              <h3>{t('documentsOf', { total: number(why.documentTotal, { digits: 0 }) })}</h3>
              <Documents data={why} onDocument={onDocument} />
              {why.givenBy.length ? (
                <>
                  <h3>{t('givenBy')}</h3>
                  <ul className={styles.segments}>
                    {why.givenBy.map((one) => (
                      <li key={`${one.from} ${one.weight}`}>
                        <span className={styles.segment}>
                          {t('givenLine', { weight: number(one.weight, { digits: 2, loose: true }), from: one.from })}
                        </span>
                        <ProvenanceLink provenance={one.provenance} bare />
                      </li>
                    ))}
                  </ul>
                </>
              ) : null}
            </div>
          )}
        </Answer>
      )}
    </SidePanel>
  )
}
