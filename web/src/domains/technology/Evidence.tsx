import { technology } from '@pandora/contract/domains/technology/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Marked } from '../documents/offers/Marked.tsx'
import { sentenceAddress } from './address.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

type Data = OutputOf<typeof technology.evidence>

/** The grounds with value, weight and points, which add up. */
function Parts({ parts, points }: Pick<Data, 'parts' | 'points'>) {
  const t = useTexts(technologyTexts)
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('grounds')}</th>
          <th scope="col">{t('raw')}</th>
          <th scope="col">{t('weight')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.ground}>
            <th scope="row">{t(`ground_${part.ground}`)}</th>
            <td>{number(part.raw, { digits: 2 })}</td>
            <td>{number(part.weight, { digits: 2 })}</td>
            <td>{number(part.points, { digits: 1 })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('sum')}
          </th>
          <td>{number(points, { digits: 1 })}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Lines({ lines }: Pick<Data, 'lines'>) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  return (
    <ul className={styles.facts}>
      {lines.map((line) => (
        <li key={`${line.dimension} ${line.nameZh}`}>
          <Text>{named(line.nameZh, line.nameEn, language)}</Text>
          {line.counted ? (
            <Text size="small" tone="accent">
              {t('counted')}
            </Text>
          ) : null}
          <Figure value={line.share} as="percent" digits={1} reason={t('noShare')} />
          <ProvenanceLink provenance={line.provenance} bare />
        </li>
      ))}
    </ul>
  )
}

function Sentences({ sentences }: Pick<Data, 'sentences'>) {
  const t = useTexts(technologyTexts)
  const { common, sourceOf } = useSources(sentences)
  return (
    <>
      <CommonSource of={common} />
      <ul className={styles.sentences}>
        {sentences.map((one) => (
          <li key={`${one.newsId} ${one.start}`}>
            <ScreenLink to={sentenceAddress(one.newsId, one.text)} lang={one.language === 'zh' ? 'zh-CN' : 'en'}>
              <Marked text={one.text} places={one.marks} />
            </ScreenLink>
            <Text size="small" tone="quiet">
              {[
                dateTime(one.newsTimestamp).slice(0, 10),
                sourceOf(one),
                one.about ? t('subject') : '',
                one.kind === 'patent' ? t('patent') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why a keyword finds a company: every ground where it stands; a sentence opens its document at its words. */
export function Evidence({ keyword, companyId }: { keyword: string; companyId: string }) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const query = useOperation(technology.evidence, { keyword, companyId })
  return (
    <div className={styles.evidence}>
      <Answer query={query} waiting={<Skeleton shape="text" count={6} />}>
        {(data) => (
          <>
            {data.parts.length > 0 ? (
              <Parts parts={data.parts} points={data.points} />
            ) : (
              <Text tone="quiet">{t('noEvidence', { keyword })}</Text>
            )}
            {data.lines.length > 0 ? (
              <>
                <h4>
                  {t('lines')}{' '}
                  {data.businessPeriod ? <small>{t('shareOf', { period: data.businessPeriod })}</small> : null}
                </h4>
                <Lines lines={data.lines} />
              </>
            ) : null}
            {data.profile ? (
              <>
                <h4>
                  {t('profile')} <ProvenanceLink provenance={data.profile.provenance} bare />
                </h4>
                <p lang="zh-CN">
                  <Marked text={data.profile.text} places={data.profile.marks} />
                </p>
              </>
            ) : null}
            {data.supplies.length > 0 ? (
              <>
                <h4>{t('supplies')}</h4>
                <ul className={styles.facts}>
                  {data.supplies.map((row) => (
                    <li key={`${row.customerId} ${row.productZh}`}>
                      <Text>
                        {t('sells', {
                          product: named(row.productZh, row.productEn, language),
                          customer: named(row.customerZh, row.customerEn, language, row.customerId),
                        })}
                      </Text>
                      <ProvenanceLink provenance={row.provenance} bare />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            {data.sentences.length > 0 ? (
              <>
                <h4>{t('sentences')}</h4>
                <Sentences sentences={data.sentences} />
              </>
            ) : null}
            <p className={styles.links}>
              <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{t('toCompany')}</ScreenLink>
              <Text size="small" tone="quiet">
                {t('patents')} – · {t('noPatents')}
              </Text>
            </p>
          </>
        )}
      </Answer>
    </div>
  )
}
