import { financing } from '@pandora/contract/domains/financing/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { webAddress } from '../../../lib/webAddress.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../Financing.module.css'
import type { financingScreenViews } from '../parameters.ts'
import { financingTexts } from '../texts.ts'
import { Total } from '../Total.tsx'
import { companyAddress, orgAddress, sumWords } from '../words.ts'

const topics = ['companies', 'financing'] as const

/** What is known of a company that raised money (INVEST-09), and which listed companies it touches. */
export default function InfoView({ parameters }: ViewProps<typeof financingScreenViews.info>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { venture = '', currency } = parameters
  useReread(financing.companyInfo, topics)
  const query = useOperation(financing.companyInfo, { ventureId: venture, currency })
  return (
    <ViewBody
      answer={query}
      source={({ provenance }) => (provenance ? <ProvenanceLink provenance={provenance} bare /> : null)}
      empty={({ company }) => (company.ventureId ? undefined : missing(t('noInfo')))}
      table={({ company, sum }) => ({
        name: t('info'),
        head: [t('name'), t('legalName'), t('founded'), t('industry'), t('raised'), t('roundCount')],
        rows: [
          [
            named(company.nameZh, company.nameEn, language),
            company.legalName,
            company.foundedOn,
            named(company.industryZh, company.industryEn, language),
            sum.total,
            sum.rounds,
          ],
        ],
      })}
      note={({ described, sum }) =>
        [described ? '' : t('noInfo'), sumWords(sum, currency, t)].filter(Boolean).join(' · ')
      }
    >
      {({ company, sum, investors, touched }) => (
        <div className={styles.scroll}>
          <Facts
            items={[
              { label: t('name'), value: named(company.nameZh, company.nameEn, language) },
              { label: t('legalName'), value: company.legalName ?? '–' },
              { label: t('founded'), value: company.foundedOn?.slice(0, 7) ?? '–' },
              {
                label: t('industry'),
                value:
                  [
                    named(company.industryZh, company.industryEn, language),
                    named(company.subdomainZh, company.subdomainEn, language),
                  ]
                    .filter(Boolean)
                    .join(' · ') || '–',
              },
              { label: t('region'), value: named(company.regionZh, company.regionEn, language, '–') },
              { label: t('status'), value: company.status ?? '–' },
              {
                label: t('website'),
                value: webAddress(company.website) ? (
                  <OutLink to={company.website ?? ''}>{company.website}</OutLink>
                ) : (
                  '–'
                ),
              },
              {
                label: t('raised'),
                value: sum.exactRounds + sum.rangedRounds === 0 ? t('notTold') : <Total of={sum} currency={currency} />,
              },
              {
                label: t('investors'),
                value:
                  investors.length === 0 ? (
                    t('notTold')
                  ) : (
                    <ul className={styles.inCell}>
                      {investors.map((one) => (
                        <li key={one.orgId}>
                          <ScreenLink to={orgAddress(one.orgId)}>{named(one.orgName, one.nameEn, language)}</ScreenLink>{' '}
                          <Text size="small" tone="quiet">
                            {t('roundsSince', { rounds: one.rounds, first: one.first })}
                          </Text>
                        </li>
                      ))}
                    </ul>
                  ),
              },
              {
                label: t('touched'),
                value:
                  touched.length === 0 ? (
                    <Text tone="quiet">{t('noTouched')}</Text>
                  ) : (
                    <ul className={styles.inCell}>
                      {touched.map((one) => (
                        <li key={`${one.companyId} ${one.touch} ${one.by ?? ''} ${one.day ?? ''}`}>
                          <ScreenLink to={companyAddress(one.companyId)}>
                            {named(one.nameZh, one.nameEn, language, one.companyId)}
                          </ScreenLink>{' '}
                          <Text size="small" tone="quiet">
                            {[t(`touch_${one.touch}`, { by: one.by ?? '' }), one.day ?? ''].filter(Boolean).join(' · ')}
                          </Text>
                        </li>
                      ))}
                    </ul>
                  ),
              },
            ]}
          />
          {company.introduction ? <p lang="zh-CN">{company.introduction}</p> : null}
        </div>
      )}
    </ViewBody>
  )
}
