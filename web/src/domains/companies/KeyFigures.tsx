import type { ReactNode } from 'react'
import { companies } from '@pandora/contract/companies'
import { useAsOf } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { uiTexts } from '../../ui/uiTexts.ts'
import { companyTexts } from './texts.ts'
import { versionAt } from './versions.ts'
import type { Quote } from './types.ts'
import styles from './CompanyHead.module.css'

/** Amount, volume and turnover of the last bar known, each with its source. */
export function KeyFigures({ quote }: { quote: Quote }) {
  const t = useTexts(companyTexts)
  const ui = useTexts(uiTexts)
  const [asOf] = useAsOf()
  const { data } = useOperation(companies.barVersions, { securityId: quote.securityId, date: quote.date, basis: quote.basis })
  const provenance = data ? versionAt(data.dataList, asOf)?.provenance : undefined
  const reason = ui('absence_NO_SOURCE')
  const one = (name: string, figure: ReactNode, known: boolean) => (
    <div><dt>{name}</dt><dd>{figure}{known ? <ProvenanceLink provenance={provenance} bare /> : null}</dd></div>
  )
  return (
    <dl className={styles.figures}>
      {one(t('amount'), <Figure value={quote.amount} as="short" unit={quote.currency ?? ''} reason={reason} strong />, quote.amount !== null)}
      {one(t('volume'), <Figure value={quote.volume} as="short" unit={t('shares')} reason={reason} strong />, quote.volume !== null)}
      {one(t('turnover'), <Figure value={quote.turnoverRate} digits={2} unit="%" reason={reason} strong />, quote.turnoverRate !== null)}
    </dl>
  )
}
