import { ExternalLink } from 'lucide-react'
import type { Provenance } from '@pandora/contract/provenance'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { macroTexts } from './texts.ts'
import styles from './Rates.module.css'
import { webAddress } from '../../lib/webAddress.ts'
import { OutLink } from '../../ui/OutLink.tsx'
import { Text } from '../../ui/kit/Text.tsx'

/** Who publishes a set of series, and where it came from. */
export function SeriesSource({
  origin: { url, publisherZh, publisherEn, provenance },
}: {
  origin: { url: string | null; publisherZh: string | null; publisherEn: string | null; provenance: Provenance | null }
}) {
  const t = useTexts(macroTexts)
  const publisher = named(publisherZh, publisherEn, useLanguage())
  const label = t('original', { publisher: publisher || t('publisherUnknown') })
  return (
    <span className={styles.source}>
      <OutLink to={url} title={label} label={label} otherwise={publisher ? <Text>{publisher}</Text> : null}>
        <Text>{publisher || webAddress(url)?.hostname}</Text>
        <ExternalLink size={11} aria-hidden="true" />
      </OutLink>
      <ProvenanceLink provenance={provenance} bare={publisher !== ''} />
    </span>
  )
}
