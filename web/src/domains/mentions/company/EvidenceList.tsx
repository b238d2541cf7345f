import type { OutputOf } from '@pandora/contract/operation'
import type { mentions } from '@pandora/contract/domains/mentions/operations'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'

type Evidence = OutputOf<typeof mentions.technologyProduct>['technologies'][number]['evidence']

/** The sentences in which something is named together with the company; a press opens the document beside. */
export function EvidenceList({ name, evidence }: { name: string; evidence: Evidence }) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const [, open] = useOpened()
  return (
    <section className={styles.evidence} aria-label={t('evidenceOf', { name })}>
      <h3>{t('evidenceOf', { name })}</h3>
      {evidence.length ? (
        <ul>
          {evidence.map((one) => (
            <li key={one.newsId}>
              <button type="button" onClick={() => open(one.newsId)}>
                <q>{one.sentence}</q>
                <small>
                  {[named(one.source, one.sourceEn, language), dateTime(one.newsTimestamp), one.title].join(' · ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noEvidence')}</p>
      )}
    </section>
  )
}
