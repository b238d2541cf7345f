import { ExternalLink } from 'lucide-react'
import type { Provenance } from '@pandora/contract/provenance'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { policyTexts } from './texts.ts'
import styles from './Rates.module.css'

/** Who publishes a set of series, and where it came from. */
export function SeriesSource({
  origin: { url, publisherZh, publisherEn, provenance },
}: {
  origin: { url: string | null; publisherZh: string | null; publisherEn: string | null; provenance: Provenance | null }
}) {
  const t = useTexts(policyTexts)
  const publisher = named(publisherZh, publisherEn, useLanguage())
  const label = t('original', { publisher: publisher || t('publisherUnknown') })
  return (
    <span className={styles.source}>
      {url && /^https?:\/\//.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer noopener" title={label} aria-label={label}>
          {publisher || new URL(url).hostname}
          <ExternalLink size={11} aria-hidden="true" />
        </a>
      ) : publisher ? (
        <span>{publisher}</span>
      ) : null}
      <ProvenanceLink provenance={provenance} bare={publisher !== ''} />
    </span>
  )
}
