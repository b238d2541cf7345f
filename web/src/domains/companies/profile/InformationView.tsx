import type { ReactNode } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import type { Provenance } from '@pandora/contract/provenance'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { uiTexts } from '../../../ui/uiTexts.ts'
import { companyTexts } from '../texts.ts'
import { websiteOf } from '../website.ts'
import type { Information } from '../types.ts'
import { writtenIn } from '../../../ui/language/writtenIn.ts'
import styles from './Information.module.css'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { companyViews } from '../parameters.ts'

interface Field<Value> {
  value: Value | null
  provenance: Provenance | null
  absence: Information['website']['absence']
}

const statuses = ['listed', 'delisted', 'suspended'] as const

/** What the company says of itself; every line has its source, or says why it is missing. */
export default function InformationView({
  parameters: { companyId = '' },
}: ViewProps<typeof companyViews.information>) {
  const t = useTexts(companyTexts)
  const ui = useTexts(uiTexts)
  const language = useLanguage()
  const query = useOperation(companies.information, { companyId })
  const line = <Value,>(
    name: string,
    { value, provenance, absence }: Field<Value>,
    draw: (value: Value) => ReactNode,
    lang?: string,
  ) => (
    <div>
      <dt>{name}</dt>
      {value === null ? (
        <dd className={styles.missing}>
          <span aria-hidden="true">–</span> {absence ? ui(`absence_${absence}`) : ui('missingPlain')}
        </dd>
      ) : (
        <dd>
          <span lang={lang ?? (typeof value === 'string' ? writtenIn(value) : undefined)} className={styles.value}>
            {draw(value)}
          </span>
          <ProvenanceLink provenance={provenance} bare />
        </dd>
      )}
    </div>
  )
  const plain = (value: string) => value
  return (
    <ViewBody answer={query}>
      {(data) => (
        <dl className={styles.list}>
          {line(t('fullName'), data.fullNameZh, plain, 'zh-CN')}
          {line(t('englishName'), data.nameEn, plain, 'en')}
          {line(t('website'), data.website, (value) => {
            const address = websiteOf(value)
            return (
              <OutLink to={address} otherwise={value}>
                {value}
              </OutLink>
            )
          })}
          {line(t('mainBusiness'), data.mainBusiness, plain)}
          {line(t('region'), data.region, (region) =>
            [
              named(region.nameZh, region.nameEn, language, region.code),
              named(data.city.value?.nameZh, data.city.value?.nameEn, language),
            ]
              .filter(Boolean)
              .join(' · '),
          )}
          {line(t('listedOn'), data.listedOn, plain)}
          {line(t('status'), data.status, (value) => {
            const known = statuses.find((one) => one === value)
            return known ? t(`status_${known}`) : value
          })}
        </dl>
      )}
    </ViewBody>
  )
}
