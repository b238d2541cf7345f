import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { PeriodBasis } from '@pandora/contract/domains/finance-reports/shapes'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Skeleton } from '../../ui/States.tsx'
import styles from './Statement.module.css'
import { figureText } from './shown.ts'
import { reportTexts } from './texts.ts'
import { OutLink } from '../../ui/OutLink.tsx'

interface Props {
  companyId: string
  item: string
  periodEnd: string
  months: number
  basis: PeriodBasis
  onClose: () => void
}

/** Receipt of a figure: how it is made, of which figures with file and line, and every version there was. */
export function FigurePanel({ companyId, item, periodEnd, months, basis, onClose }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const query = useOperation(financeReports.figure, { companyId, item, periodEnd, months, basis })
  const name = query.data ? (language === 'en' ? query.data.nameEn : query.data.nameZh) : item
  const period = (end: string, over: number) =>
    over === 0 ? t('at', { period: end }) : t('over', { months: over, period: end })
  const filing = (text: string | null, url: string | null) =>
    text === null ? null : (
      <OutLink to={url} otherwise={text} title={t('openFiling')}>
        {text}
      </OutLink>
    )
  return (
    <Drawer title={name} context={period(periodEnd, query.data?.months ?? months)} onClose={onClose}>
      <Answer query={query} waiting={<Skeleton shape="text" />}>
        {(data) => (
          <>
            <p className={styles.big} title={number(data.value, { digits: 4, loose: true })}>
              {data.value === null ? (
                <Figure value={null} reason={t(`absence_${data.absence ?? 'NOT_REPORTED'}`)} />
              ) : (
                <>
                  {number(data.value, { digits: 4, loose: true })} <small>{data.unit}</small>
                </>
              )}
            </p>
            <p className={styles.note}>
              {data.value === null ? t(`absence_${data.absence ?? 'NOT_REPORTED'}`) : t(`formula_${data.formula}`)}
              {data.knownAt ? ` · ${t('knownAt')} ${dateTime(data.knownAt)}` : ''}
            </p>
            {data.inputs.length > 0 ? <h3 className={styles.subhead}>{t('inputs')}</h3> : null}
            <ul>
              {data.inputs.map((input) => (
                <li key={`${input.periodEnd} ${input.months} ${input.sign}`} className={styles.input}>
                  <span>{input.sign === 1 ? '+' : '\u2212'}</span>
                  <b title={number(input.value, { digits: 4, loose: true })}>
                    {figureText(input.value, input.unit, language)} {input.unit}
                  </b>
                  <ProvenanceLink provenance={input.provenance} />
                  <small>
                    {period(input.periodEnd, input.months)}
                    {input.filing ? <> · {filing(input.filing, input.provenance.url)}</> : null}
                  </small>
                </li>
              ))}
            </ul>
            {data.versions.length > 1 ? <h3 className={styles.subhead}>{t('versions')}</h3> : null}
            {data.versions.length > 1 ? (
              <ul>
                {data.versions.map((version) => (
                  <li key={version.provenance.knownAt} className={styles.input}>
                    <span>{version.supersededAt === null ? '●' : '○'}</span>
                    <b title={number(version.value, { digits: 4, loose: true })}>
                      {figureText(version.value, version.unit, language)} {version.unit}
                    </b>
                    <ProvenanceLink provenance={version.provenance} />
                    <small>
                      {version.provenance.knownAt ? dateTime(version.provenance.knownAt) : ''} ·{' '}
                      {version.supersededAt ? t('untilAt', { date: dateTime(version.supersededAt) }) : t('current')}
                      {version.filing ? <> · {filing(version.filing, version.provenance.url)}</> : null}
                    </small>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </Answer>
    </Drawer>
  )
}
