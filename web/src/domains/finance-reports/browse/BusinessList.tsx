import type { ReactNode } from 'react'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { segmentDimensions } from '@pandora/contract/domains/finance-reports/shapes'
import { useGo } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Reports.module.css'
import { businessProfiles } from '../shown.ts'
import { reportTexts } from '../texts.ts'
import { RowOf, Rows } from './Rows.tsx'
import { Text } from '../../../ui/kit/Text.tsx'

const ofCompanies = ['companies'] as const

interface Props {
  bar: ReactNode
  text: string
  dimension: string | undefined
  onText: (text: string) => void
  onChoose: (businessTypeId: string) => void
}

/** Businesses that companies report, of one dimension or of all, or those a text finds. */
export function BusinessList({ bar, text, dimension, onText, onChoose }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const go = useGo()
  const chosen = segmentDimensions.find((one) => one === dimension)
  const pages = usePages(
    financeReports.searchBusiness,
    { text, ...(chosen ? { dimension: chosen } : {}) },
    2 * PAGE_SIZE,
  )
  useReread(financeReports.searchBusiness, ofCompanies)
  return (
    <ViewBody
      answer={answerOf(pages)}
      bar={bar}
      empty={(items) =>
        items.length > 0
          ? undefined
          : text
            ? { why: t('noBusinessFound', { text }), action: { text: t('clear'), run: () => onText('') } }
            : {
                why: t('noBusinesses', { profiles: businessProfiles }),
                action: { text: t('toHealth'), run: () => go('/index/health') },
              }
      }
    >
      {(items) => (
        <Rows label={t('businesses')} onEnd={pages.loadMore}>
          {items.map((one) => (
            <RowOf key={one.businessTypeId} onChoose={() => onChoose(one.businessTypeId)}>
              <Text>{named(one.name, one.nameEn, language)}</Text>
              <small className={styles.aside}>
                {t('companyCount', { count: number(one.companies, { digits: 0 }) })}
              </small>
              <small>
                {t(`dimension_${one.dimension}`)}
                {one.kind === 'line' ? '' : ` · ${t(one.kind === 'other' ? 'part_rest' : `part_${one.kind}`)}`}
              </small>
            </RowOf>
          ))}
        </Rows>
      )}
    </ViewBody>
  )
}
