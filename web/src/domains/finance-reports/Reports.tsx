import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { ArrowLeft } from 'lucide-react'
import { useAddressField, useGo } from '../../lib/address.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { Empty } from '../../ui/States.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { Detail } from './Detail.tsx'
import styles from './Reports.module.css'
import { follow } from './store.ts'
import { reportTexts } from './texts.ts'
import { browseView } from './views.ts'

/** Fields of the address that stay when another report is opened. */
const kept: ReadonlySet<string> = new Set([
  'by',
  'business',
  'text',
  'dimension',
  'statement',
  'basis',
  'show',
  'yearly',
])

/**
 * Financial reports: browsed by company or by business, and the report that is chosen. On a phone one after the other.
 */
export default function Reports() {
  const t = useTexts(reportTexts)
  const go = useGo()
  const phone = usePhone()
  const { companyId: asked = '', businessTypeId = WHOLE_COMPANY } = useParams()
  const [query] = useSearchParams()
  const [byText] = useAddressField('by')
  const [business] = useAddressField('business')
  const by = byText === 'business' ? 'business' : 'company'
  // Beside the list stands a report from the first: that of the company that reported last.
  const begins = asked === '' && by === 'company' && !phone
  const reported = usePages(financeReports.searchCompany, { text: '' }, PAGE_SIZE, begins)
  const companyId = begins ? (reported.items[0]?.companyId ?? '') : asked
  useEffect(() => {
    follow({
      dataType: by,
      companyId: companyId || undefined,
      businessTypeId: companyId ? businessTypeId : undefined,
      browsedBusinessId: business || null,
    })
  }, [by, companyId, businessTypeId, business])
  const report = (company: string, one: string) => {
    const rest = new URLSearchParams([...query].filter(([name]) => kept.has(name)))
    const fields = rest.toString()
    go(
      `/index/reports${company ? `/${encodeURIComponent(company)}/${encodeURIComponent(one)}` : ''}${fields ? `?${fields}` : ''}`,
    )
  }
  const browse = (
    <ViewTile
      view={browseView}
      given={{ companyId }}
      leads={{ companyId: (company) => report(company, by === 'business' && business ? business : WHOLE_COMPANY) }}
    />
  )
  const lead = phone ? (
    <Button
      size="small"
      kind="quiet"
      icon={<ArrowLeft size={14} aria-hidden="true" />}
      onClick={() => report('', WHOLE_COMPANY)}
    >
      {t('back')}
    </Button>
  ) : null
  const detail = companyId ? (
    <Detail
      key={companyId}
      companyId={companyId}
      businessTypeId={businessTypeId}
      onBusiness={(one) => report(companyId, one)}
      onCompany={
        by === 'business' && business === businessTypeId && !phone
          ? undefined
          : (company) => report(company, businessTypeId)
      }
      lead={lead}
    />
  ) : begins && reported.isPending ? null : (
    <Empty why={t('choose')} />
  )
  return (
    <Screen title={t('title')} layout="fill">
      <div className={styles.page}>
        {phone ? (
          companyId ? (
            detail
          ) : (
            browse
          )
        ) : (
          <Splitter start={320} least={240} most={520} first={browse} second={detail} />
        )}
      </div>
    </Screen>
  )
}
