import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { uiTexts } from '../../../ui/uiTexts.ts'
import { assumedText } from '../assumedName.ts'
import { companyTexts } from '../texts.ts'
import styles from './Information.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'
import { companies } from '@pandora/contract/domains/companies/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** Names, code, exchange and industries with their levels: what the company is known by. */
export default function IdentityView({ parameters: { companyId = '' } }: ViewProps<typeof companyViews.identity>) {
  const t = useTexts(companyTexts)
  const ui = useTexts(uiTexts)
  const language = useLanguage()
  const query = useOperation(companies.profile, { companyId })
  return (
    <ViewBody answer={query} source={({ provenance }) => <ProvenanceLink provenance={provenance} />}>
      {({
        companyAbbreviationZh,
        stockCode,
        exchangeCode,
        exchangeZh,
        exchangeEn,
        formerNames,
        industries,
        listedOn,
        nameAssumed,
      }) => (
        <dl className={styles.list}>
          <div>
            <dt>{t('code')}</dt>
            <dd>{stockCode}</dd>
          </div>
          <div>
            <dt>{t('exchange')}</dt>
            <dd>{[...new Set([language === 'en' ? exchangeEn : exchangeZh, exchangeCode])].join(' · ')}</dd>
          </div>
          <div>
            <dt>{t('abbreviation')}</dt>
            <dd lang={companyAbbreviationZh ? 'zh-CN' : undefined}>
              {companyAbbreviationZh ?? <span className={styles.missing}>– {ui('absence_NO_SOURCE')}</span>}
            </dd>
          </div>
          <div>
            <dt>{t('listedOn')}</dt>
            <dd>{listedOn ?? <span className={styles.missing}>– {ui('absence_NO_SOURCE')}</span>}</dd>
          </div>
          <div>
            <dt>{t('formerNames')}</dt>
            <dd>
              {formerNames.length ? (
                <ul>
                  {formerNames.map(({ name, seenOn }) => (
                    <li key={name}>{seenOn ? t('seenOn', { name, date: seenOn }) : name}</li>
                  ))}
                </ul>
              ) : (
                <span className={styles.missing} title={nameAssumed ? t('nameAssumedNote') : undefined}>
                  {nameAssumed ? assumedText(t, nameAssumed) : t('noFormer')}
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('industries')}</dt>
            <dd>
              {industries.length ? (
                <ul>
                  {industries.map(({ code, level, nameZh, nameEn }) => (
                    <li key={code}>
                      <ScreenLink to={`/index/industries/${code}`}>{named(nameZh, nameEn, language)}</ScreenLink>{' '}
                      <span className={styles.missing}>
                        {t('level', { level })} · {code}
                      </span>
                    </li>
                  ))}
                </ul>
              ) : (
                <span className={styles.missing}>– {ui('absence_NO_CLASS')}</span>
              )}
            </dd>
          </div>
        </dl>
      )}
    </ViewBody>
  )
}
