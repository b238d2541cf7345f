import type { OutputOf } from '@pandora/contract/operation'
import type { mentions } from '@pandora/contract/domains/mentions/operations'
import { dateTime } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { writtenIn } from '../../../ui/language/writtenIn.ts'

type Evidence = OutputOf<typeof mentions.technologyProduct>['technologies'][number]['evidence']

/** The sentences in which something is named together with the company; a press opens the document beside. */
export function EvidenceList({ name, evidence }: { name: string; evidence: Evidence }) {
  const t = useTexts(technologyTexts)
  const { common, sourceOf } = useSources(evidence)
  const [, open] = useOpened()
  return (
    <section className={styles.evidence} aria-label={t('evidenceOf', { name })}>
      <h3>{t('evidenceOf', { name })}</h3>
      <CommonSource of={common} />
      {evidence.length ? (
        <ul>
          {evidence.map((one) => (
            <li key={one.newsId}>
              <button type="button" onClick={() => open(one.newsId)}>
                <q lang={writtenIn(one.sentence)}>{one.sentence}</q>
                <Text as="small">{[sourceOf(one), dateTime(one.newsTimestamp), one.title].join(' · ')}</Text>
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
