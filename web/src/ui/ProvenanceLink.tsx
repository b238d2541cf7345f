import { FileText } from 'lucide-react'
import { assumedWays } from '@pandora/contract/provenance'
import type { Provenance } from '@pandora/contract/provenance'
import { dateTime } from '../lib/formats.ts'
import { named } from '../lib/names.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { Popup } from './Popup.tsx'
import { Text } from './kit/Text.tsx'
import { Facts } from './kit/Facts.tsx'
import styles from './ProvenanceLink.module.css'
import { uiTexts } from './uiTexts.ts'
import { webAddress } from '../lib/webAddress.ts'
import { OutLink } from './OutLink.tsx'

interface Props {
  provenance: Provenance | null | undefined
  /** The sign alone, in tables. */
  bare?: boolean
}

/** Where a fact came from, one click away: source, file and line, when it was known, how that was found. */
export function ProvenanceLink({ provenance, bare = false }: Props) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  if (!provenance) return null
  const { file, line, url, runId, knownAt, knownBy, recordedAt } = provenance
  const source = named(provenance.source, provenance.sourceEn, language)
  const assumed = assumedWays.includes(knownBy)
  const place = file === null ? null : line === null ? file : t('fileLine', { file, line })
  return (
    <Popup
      label={
        t('sourceOf', { source: bare || file === null ? source : `${source} · ${file}` }) +
        (assumed ? ` ${t('assumed')}` : '')
      }
      align="end"
      width={320}
      className={styles.link}
      face={
        <>
          <FileText size={12} aria-hidden="true" />
          {bare ? null : <span className={styles.name}>{file ?? source}</span>}
          {assumed && !bare ? ' ' : null}
          {assumed ? (
            <Text className={styles.assumed} size="small" tone="stale" title={t('assumedLong')} aria-hidden="true">
              {t('assumed')}
            </Text>
          ) : null}
        </>
      }
    >
      {() => (
        <Facts small className={styles.list}>
          <dt>{t('source')}</dt>
          <dd>{source}</dd>
          {place ? (
            <>
              <dt>{t('file')}</dt>
              <dd>{place}</dd>
            </>
          ) : null}
          {webAddress(url) ? (
            <>
              <dt>{t('address')}</dt>
              <dd>
                <OutLink to={url}>{url}</OutLink>
              </dd>
            </>
          ) : null}
          <dt>{t('knownAt')}</dt>
          <dd>
            {knownAt ? dateTime(knownAt) : t('undated')} <span className={styles.how}>{t(`knownBy_${knownBy}`)}</span>
            {assumed ? (
              <Text className={styles.assumed} size="small" tone="stale">
                {t('assumed')}
              </Text>
            ) : null}
          </dd>
          <dt>{t('recordedAt')}</dt>
          <dd>{dateTime(recordedAt)}</dd>
          {runId === null ? null : (
            <>
              <dt>{t('run')}</dt>
              <dd>#{runId}</dd>
            </>
          )}
        </Facts>
      )}
    </Popup>
  )
}
